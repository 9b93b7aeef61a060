#!/bin/bash
# The command line: what is accepted, and what is refused: one line that says what and the accepted
# values, exit status 2, before any screen opens.
set -u
. "$(dirname "$0")/verifier.sh"

une_ligne() {
    [ "$(grep -c '' "$tmp/erreur")" = 1 ]
}

# refuse "what the message must say" OPTION...
refuse() {
    local dit=$1 nom
    shift
    nom=$(printf '%q ' "$@")
    lancer '34\n' "$othello" "$@"
    vrai "${nom}is refused with status 2" [ "$statut" = 2 ]
    vrai "${nom}in one line" une_ligne
    vrai "${nom}and nothing else" [ -z "$sortie" ]
    contient "${nom}the message says: $dit" "$erreur" "$dit"
    sans "${nom}no escape code" "$erreur" "$ESC"
}

refuse '--nimporte' --nimporte
refuse '--aide' --nimporte
refuse '-x' -x
refuse 'quoi' quoi
refuse 'argument inconnu « -x »' -- -x
refuse 'martien' --noir martien
refuse 'nboard:COMMANDE' --noir=
sans 'of its own kinds of players' "$erreur" 'arbitre:'
refuse 'clavier, aleatoire[:GRAINE], ia[:NIVEAU]' --blanc martien
refuse 'clavier' --noir ''
refuse '1 à 10' --noir ia:0
refuse '1 à 10' --blanc ia:11
refuse '1 à 10' --blanc ia:beaucoup
refuse '0 à 2147483647' --noir aleatoire:x
refuse '--noir' --noir
refuse 'noir, blanc' --premier vert
refuse 'classique, contraste, daltonien, monochrome, bois, nuit, mer' --theme rose
refuse 'auto, toujours, jamais' --couleur=parfois
refuse 'non, oui' --souris=peut-etre
refuse '86400' --temps -1
refuse '80x24' --taille-ecran 80
refuse '1 à 1000, comme 80x24' --taille-ecran 0x0
refuse '80x24' --taille-ecran 99999x24
refuse '--texte ne prend pas de valeur' --texte=oui
refuse '--ascii ne prend pas de valeur' --ascii=oui
refuse '--position' --position XO
refuse '--position' --position '%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n%s%n'
refuse '--reprendre, --nouvelle' --reprendre --nouvelle
refuse '--reprendre' --reprendre --position \
    ---------------------------OX------XO---------------------------
refuse '--reprendre' --reprendre --noir clavier
refuse '--texte' --texte --taille-ecran 80x24
refuse 'vouliez-vous dire « analyser » ?' analyze
refuse 'vouliez-vous dire « analyser » ?' analyze un.pgn deux.pgn
refuse 'argument de trop' f5 f5
refuse '--ouvrir, f5' f5 --ouvrir autre.pgn
refuse 'vouliez-vous dire « resoudre » ?' solve
refuse 'vouliez-vous dire « --position » ?' --posision
refuse 'vouliez-vous dire « --blanc ia:N » ?' --niveau 3
refuse 'vouliez-vous dire « --niveau » ?' gtp --level 3
refuse 'vouliez-vous dire « --json » ?' resoudre --jsn=1
# In the same words as by a command.
for mot in --zzz --noir; do
    lancer '' "$othello" $mot
    du_jeu=$erreur
    lancer '' "$othello" match $mot
    vrai "$mot: the game and a command refuse it alike" [ "${du_jeu#othello}" = "${erreur#othello match}" ]
done
lancer '' "$othello" --aide
contient 'a file alone is in the help' "$sortie" 'othello FICHIER[:N]'
lancer '' "$othello" quoi
sans 'what resembles nothing is left at that' "$erreur" 'vouliez-vous'
# The side to move, and what follows it on an OBF line.
for suite in '' ' O' 'O' ' O;' ' O; d3:+2; % x'; do
    jouer '' --noir clavier --blanc clavier --position "---------------------------OX------XO---------------------------$suite"
    vrai "--position, then $suite: status 0" [ "$statut" = 0 ]
    contient "--position, then $suite: the side" "$sortie" "Trait à $([ "$suite" ] && echo Blanc || echo Noir)"
done
# As people write it: either case, rows apart.
P=--------
for separe in "$P$P$P---ox------xo---$P$P$P" "$P $P $P ---ox--- ---xo--- $P $P $P" \
    "$P/$P/$P/---OX---/---XO---/$P/$P/$P o" "$P, $P, $P, ---ox---, ---xo---, $P, $P, $P o"; do
    jouer '' --noir clavier --blanc clavier --position "$separe"
    vrai "--position $separe: status 0" [ "$statut" = 0 ]
    qui=Noir
    [ "${separe% o}" = "$separe" ] || qui=Blanc
    contient "--position $separe: the side" "$sortie" "Trait à $qui, 4 coups"
done
refuse 'erreur à la case 32' --position "$P/$P/$P/---OX--/---XO----/$P/$P/$P"
refuse 'plus de 64 cases' --position '---------------------------OX------XO---------------------------XX'
grand=$(head -c 100000 /dev/zero | tr '\0' a)
lancer '' "$othello" "--$grand"
vrai 'an option of 100 kB is refused in one line' une_ligne
vrai 'with status 2' [ "$statut" = 2 ]
lancer '' "$othello" --noir "$grand"
vrai 'a player of 100 kB is refused in one line' une_ligne

lancer '' "$othello" --aide
aide=$sortie
vrai '--aide ends well' [ "$statut" = 0 ]
for mot in --noir --blanc --texte --premier --reprendre 'ia[:NIVEAU]' 'aleatoire[:GRAINE]' clavier; do
    contient "--aide names $mot" "$aide" "$mot"
done
sans 'and holds no escape code' "$aide$erreur" "$ESC"
for option in -h --help; do
    lancer '' "$othello" $option
    vrai "$option is --aide" [ "$sortie" = "$aide" ]
done
lancer '' "$othello" --version
vrai '--version gives a version' grep -qE '^othello [0-9]+\.[0-9]' "$tmp/sortie"

jouer '34\n' --noir=clavier --blanc=aleatoire:1 --premier=noir --temps=1.5
contient 'a value may stand after =' "$sortie" 'Noir joue c4'
lancer 'B2\n' "$construction/morpion" --texte --noir clavier --blanc ia:2
contient 'morpion plays, its letters capital or not' "$sortie" 'b2 (22)'
vrai 'and ends with its input' [ "$statut" = 0 ]

# ---- Help, everywhere and by any name ----

awale=$construction/awale
for demande in --aide --help -h; do
    for commande in '' convertir base livre 'livre montrer' match gtp nboard cassio resoudre perft banc; do
        lancer '' "$othello" $commande $demande
        vrai "othello $commande $demande gives help" [ "$statut" = 0 -a -n "$sortie" -a -z "$erreur" ]
    done
    for commande in '' arbitre JoueurA match 'match ia:1 ia:2' perft banc; do
        lancer '' "$awale" $commande $demande
        vrai "awale $commande $demande gives help" [ "$statut" = 0 -a -n "$sortie" -a -z "$erreur" ]
    done
done

# What does nothing in a program is not in its help.
for option in --reflexion --sans-reflexion --livre --sans-livre --animation --taille --ouvrir; do
    lancer '' "$construction/morpion" --aide
    sans "morpion: no $option" "$sortie" " $option "
    lancer '' "$othello" --aide
    contient "othello: $option" "$sortie" " $option "
done

# ---- A value after '=' wherever one may follow as a word ----

lancer 'f5d6\n' "$othello" convertir --de=transcription --format=ggf - -
contient 'convertir --de=, --format=' "$sortie" 'GM[Othello]'
lancer '' "$othello" convertir --format=rien - -
contient 'a wrong value after = names the option' "$erreur" '--format « rien » : format attendu'
lancer 'END\n' "$awale" arbitre --profondeur=1
vrai 'awale arbitre --profondeur=' [ "$statut" = 0 ]
lancer '' "$awale" match ia:1 ia:1 --parties=0
contient 'awale match --parties=' "$erreur" '--parties « 0 » : '
lancer '' "$awale" match aleatoire:1 aleatoire:2 --parties=2 --graine=3
vrai 'awale match --graine=' [ "$statut" = 0 ]

# ---- English has no space before a colon, and its own words ----

lancer '' env LANGUAGE=en "$othello" --noir ia:99
contient 'the refusal is in English' "$erreur" 'othello: "ia:99": expected a level'
lancer '' env LANGUAGE=en "$othello" --aide
for mot in JOUEUR GRAINE NIVEAU COMMANDE FICHIER ENTREE SORTIE ' :'; do
    sans "no $mot in the English help" "$sortie" "$mot"
done
contient 'where the commands of the text mode are told' "$sortie" 'the answer ?'
lancer '' "$othello" --aide
contient 'what --pions ascii is for the whole screen' "$sortie" "ascii : et l'écran sans accents"

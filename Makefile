# make            the programs (./othello, ./morpion, ./awale)
# make test       build and run every test
# make fuzz       fuzz the readers (clang)
# make entrainement   the weights of the evaluation, from nothing (hours)
# make livre      the opening book, by the present engine (minutes)
# make install    [PREFIX=/usr/local] [DESTDIR=]      make po    update the translations
# make install-strip, make uninstall    the same without what debuggers read; away again
# make MODE=debug|asan|tsan                       make CC=clang WERROR=1          make V=1 to see all
MODE    ?= optimise
CC      := $(if $(filter default,$(origin CC)),gcc,$(CC))
PREFIX  ?= /usr/local
B       := build/$(MODE)
VERSION := 0.1
Q       := $(if $(V),,@)

PROGRAMMES := othello morpion awale

WARN := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings \
        -Wcast-qual -Wvla -Wundef $(if $(WERROR),-Werror)
OPT_optimise := -O3 -g
OPT_debug    := -Og -g3 -DDEBUG
OPT_asan     := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
OPT_tsan     := -O1 -g -fsanitize=thread
$(if $(OPT_$(MODE)),,$(error MODE=$(MODE): optimise, debug, asan or tsan))
# Of the whole program; ARCH= is for any amd64, and leaves the fast forms of the engine as they are.
X86  := $(filter x86_64%,$(shell $(CC) -dumpmachine))
ARCH := $(if $(X86),-march=x86-64-v2)

CPPFLAGS_TOUT := -I. -D_GNU_SOURCE -DVERSION='"$(VERSION)"' $(CPPFLAGS)
CFLAGS_TOUT   := -std=c11 $(ARCH) $(OPT_$(MODE)) $(WARN) -pthread $(CFLAGS)
# A program with its sanitizers' runtimes in it (clang's always are) and at a fixed place starts in
# three fifths of the time.
LIEN_asan     := -no-pie $(if $(findstring clang,$(CC)),,-static-libasan -static-libubsan)
LDFLAGS_TOUT  := $(LIEN_$(MODE)) $(LDFLAGS)
# The fast forms of the engine's search; the program uses them only on a processor that has these.
CFLAGS_variante_avx2   := $(if $(X86),-march=x86-64-v3)
# Tuned for Skylake, gcc copies structures by 256 bits, not 512, which slows the clock: a fifth of the time.
CFLAGS_variante_avx512 := $(if $(X86),-march=x86-64-v4 -mtune=skylake-avx512 -mprefer-vector-width=256)
# The game base wants SQLite; without its header everything else builds.
SQLITE := $(shell printf '\043include <sqlite3.h>\n' | $(CC) -E - > /dev/null 2>&1 && echo oui)
CFLAGS_sqlite := $(if $(SQLITE),-DAVEC_SQLITE)
SQLITE_PRIS   := interfaces/base_parties tests/test_base tests/test_ecran_archives
$(foreach f,$(notdir $(SQLITE_PRIS)),$(eval CFLAGS_$f := $(CFLAGS_sqlite)))
# Where translations are installed: a change of PREFIX compiles one object again.
CFLAGS_i18n   := -DLOCALEDIR='"$(PREFIX)/share/locale"'
LIBS          := $(if $(SQLITE),-lsqlite3) -lncursesw -ltinfo -pthread -lm

# Every source but main.c and tests goes into one archive; the linker takes what a program asks for.
SRC := $(wildcard *.c base/*.c jeux/*.c moteur/*.c partie/*.c formats/*.c interfaces/*.c interfaces/*/*.c)
OBJ := $(patsubst %.c,$(B)/%.o,$(filter-out main.c,$(SRC)))
LIB := $(B)/libjeux.a
TESTS := $(patsubst tests/%.c,$(B)/tests/%,$(wildcard tests/test_*.c))
AIDES_TESTS := $(patsubst %.c,$(B)/%.o,$(filter-out $(wildcard tests/test_*.c),$(wildcard tests/*.c)))
OUTILS := $(patsubst %.c,$(B)/%,$(wildcard outils/*.c))
CATALOGUES := $(if $(shell command -v msgfmt),$(patsubst po/%.po,build/locale/%/LC_MESSAGES/othello.mo,$(wildcard po/*.po)))

all: $(PROGRAMMES) catalogues

# The programs at the top of the tree are those of the last MODE that was built.
$(PROGRAMMES): %: $(B)/% $(B)/choisi
	$(Q)ln -sf $< $@
$(PROGRAMMES:%=$(B)/%): $(B)/%: $(B)/main.o $(B)/interfaces/programme_%.o $(LIB)
	@echo '  LINK $@'
	$(Q)$(CC) $(CFLAGS_TOUT) $(LDFLAGS_TOUT) -o $@ $^ $(LIBS)

$(LIB): $(OBJ)
	$(Q)rm -f $@ && $(AR) rcsD $@ $^

$(B)/%.o: %.c $(B)/drapeaux
	@mkdir -p $(@D)
	@echo '  CC   $@'
	$(Q)$(CC) $(CPPFLAGS_TOUT) $(CFLAGS_TOUT) $(CFLAGS_$(basename $(notdir $<))) -MMD -MP -c -o $@ $<

$(B)/moteur/poids.o: donnees/poids.bin donnees/tri.bin
$(B)/moteur/livre.o: donnees/livre.bin
$(B)/base/i18n.o: $(B)/drapeaux_i18n
$(SQLITE_PRIS:%=$(B)/%.o): $(B)/drapeaux_sqlite

# Rewritten only when the flags change: objects depend on how they were made.
noter = @mkdir -p $(@D); echo '$(subst ','\'',$1)' | cmp -s - $@ || echo '$(subst ','\'',$1)' > $@
$(B)/drapeaux: FORCE
	$(call noter,$(CC) $(CPPFLAGS_TOUT) $(CFLAGS_TOUT) $(LDFLAGS_TOUT))
$(B)/drapeaux_%: FORCE
	$(call noter,$(CFLAGS_$*))
$(B)/choisi: FORCE
	@mkdir -p $(@D); [ "$$(readlink othello)" = $(B)/othello ] || touch $@; [ -e $@ ] || touch $@

catalogues: $(CATALOGUES)
build/locale/%/LC_MESSAGES/othello.mo: po/%.po
	@mkdir -p $(@D)
	$(Q)msgfmt --check -o $@ $<

$(B)/tests/%: $(B)/tests/%.o $(AIDES_TESTS) $(LIB)
	@echo '  LINK $@'
	$(Q)$(CC) $(CFLAGS_TOUT) $(LDFLAGS_TOUT) -o $@ $^ -lcmocka -lvterm -lutil $(LIBS)
# The tests of the screen run programs whose review never ends, has all moves for errors, or crashes;
# one with faults in its game.
$(filter %/test_ecran_analyse %/test_ecran_estimes %/test_ecran_exercices,$(TESTS)): | $(B)/tests/patient/othello
$(filter %/test_ecran_exercices,$(TESTS)): | $(B)/tests/severe/othello
$(filter %/test_ecran_terminal,$(TESTS)): | $(B)/tests/perdu/othello $(B)/tests/fautif/othello
$(B)/tests/%/othello: $(B)/main.o $(B)/tests/%/othello.o $(LIB)
	@echo '  LINK $@'
	$(Q)$(CC) $(CFLAGS_TOUT) $(LDFLAGS_TOUT) -o $@ $^ $(LIBS)
test: all $(TESTS) $(OUTILS)
	tests/lancer.sh $(B)

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man6 \
	    $(DESTDIR)$(PREFIX)/share/man/fr/man6
	set -e; for p in $(PROGRAMMES); do install $(STRIP) -m 755 $(B)/$$p $(DESTDIR)$(PREFIX)/bin/$$p; done
	install -m 644 man/othello.6 $(DESTDIR)$(PREFIX)/share/man/man6/
	install -m 644 man/fr/othello.6 $(DESTDIR)$(PREFIX)/share/man/fr/man6/
	set -e; for p in $(filter-out othello,$(PROGRAMMES)); do for d in man6 fr/man6; do \
	    ln -sf othello.6 $(DESTDIR)$(PREFIX)/share/man/$$d/$$p.6; done; done
	set -e; for f in $(notdir $(CATALOGUES:%/LC_MESSAGES/othello.mo=%)); do \
	    install -D -m 644 build/locale/$$f/LC_MESSAGES/othello.mo \
	        $(DESTDIR)$(PREFIX)/share/locale/$$f/LC_MESSAGES/othello.mo; done
	install -D -m 644 completions/othello.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/othello
	install -D -m 644 completions/_othello $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_othello
	install -D -m 644 completions/othello.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/othello.fish
	set -e; for p in $(filter-out othello,$(PROGRAMMES)); do \
	    ln -sf othello $(DESTDIR)$(PREFIX)/share/bash-completion/completions/$$p; \
	    ln -sf othello.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/$$p.fish; done
install-strip:
	$(MAKE) install STRIP=-s
uninstall:
	cd '$(DESTDIR)$(PREFIX)' && rm -f $(PROGRAMMES:%=bin/%) $(foreach p,$(PROGRAMMES), \
	    share/man/man6/$p.6 share/man/fr/man6/$p.6 share/bash-completion/completions/$p \
	    share/fish/vendor_completions.d/$p.fish) share/zsh/site-functions/_othello \
	    $(patsubst po/%.po,share/locale/%/LC_MESSAGES/othello.mo,$(wildcard po/*.po))

# Texts of the sources into the catalogues, after a change of what the user reads.
po:
	xgettext --from-code=UTF-8 --add-location=file -c -k_ -kN_ -kNN_:1,2 --package-name=othello -o build/othello.pot $(SRC) $(wildcard interfaces/*.h jeux/*.h) main.c
	set -e; for f in po/*.po; do msgmerge --quiet --update --backup=none $$f build/othello.pot; done

# Tools for those who make the project, on demand: make build/MODE/outils/NAME
$(B)/outils/%: $(B)/outils/%.o $(LIB)
	@echo '  LINK $@'
	$(Q)$(CC) $(CFLAGS_TOUT) $(LDFLAGS_TOUT) -o $@ $^ $(LIBS)

# Weights of the evaluation from games of ours; resumable. The results are for donnees/poids.bin and tri.bin.
entrainement: $(addprefix $(B)/outils/,produire ajuster ajuster_tri affiner_tri equilibrer duel)
	outils/entrainer.sh $(B)/outils build/entrainement

# The opening book; resumable. Made anew when the weights change, since values of two do not mix.
LIVRE_PROFONDEUR ?= 22
LIVRE_POSITIONS  ?= 24000
LIVRE_FILS       ?= 2
LIVRE_EN_COURS    = build/livre-$(LIVRE_PROFONDEUR)-$(firstword $(shell cksum < donnees/poids.bin)).bin
livre: $(B)/othello
	$(B)/othello livre construire --profondeur $(LIVRE_PROFONDEUR) --positions $(LIVRE_POSITIONS) \
	    --fils $(LIVRE_FILS) $(LIVRE_EN_COURS)
	cp $(LIVRE_EN_COURS) donnees/livre.bin

# The openings of `othello match`; a change of the evaluation may change the list.
ouvertures: $(B)/outils/ouvertures
	$(B)/outils/ouvertures 200 24 > donnees/ouvertures_match.inc

include tests/fuzz/fuzz.mk

# The pictures of the documentation, from real games.
$(B)/outils/photographier: $(B)/outils/photographier.o $(AIDES_TESTS) $(LIB)
	$(Q)$(CC) $(CFLAGS_TOUT) $(LDFLAGS_TOUT) -o $@ $^ -lcmocka -lvterm -lutil $(LIBS)
images: all $(B)/outils/photographier
	outils/images.sh $(B)

clean:
	rm -rf build $(PROGRAMMES)
FORCE:
.SECONDARY:
.PHONY: all entrainement livre ouvertures catalogues test install install-strip uninstall po images clean FORCE
-include $(patsubst %.o,%.d,$(OBJ) $(B)/main.o $(AIDES_TESTS)) $(TESTS:%=%.d) $(wildcard $(B)/outils/*.d $(B)/tests/*/*.d)

#!/bin/sh
# The learning curves as a picture: courbes.sh LOG... > curves.svg
# LOG: what ajuster said, a round each, in order. Drawn is the mean error of the positions kept apart.
awk '
FNR == 1 { ronde++ }
/^phase/ {
    split($0, p, "[()]"); split(p[2], v, " "); phase = $2
    i = index($0, "apart"); split(substr($0, i), q, "mean "); erreur[ronde, phase] = q[2] + 0
    vides[phase] = v[1] " to " v[3]
}
END {
    l = 640; h = 400; max = 16
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " l " " h "\" font-family=\"sans-serif\" font-size=\"12\">"
    print "<rect width=\"" l "\" height=\"" h "\" fill=\"white\"/>"
    for (e = 2; e <= max; e += 2) {
        y = h - 40 - (h - 60) * e / max
        printf "<line x1=\"50\" x2=\"%d\" y1=\"%.0f\" y2=\"%.0f\" stroke=\"#ddd\"/><text x=\"20\" y=\"%.0f\">%d</text>\n", l - 130, y, y, y + 4, e
    }
    for (r = 1; r <= ronde; r++)
        printf "<text x=\"%.0f\" y=\"%d\">round %d</text>\n", 50 + (l - 200) * (r - 1) / (ronde - 1), h - 15, r
    n = split("1 3 5 7 9 11", phases, " ")
    split("#1b6ca8 #2a9d8f #7a9e1b #c98a04 #d1495b #7b2d8b", couleurs, " ")
    for (k = 1; k <= n; k++) {
        points = ""
        for (r = 1; r <= ronde; r++) {
            y = h - 40 - (h - 60) * erreur[r, phases[k]] / max
            points = points sprintf("%.0f,%.1f ", 50 + (l - 200) * (r - 1) / (ronde - 1), y)
        }
        printf "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n", points, couleurs[k]
        printf "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s empty squares</text>\n", l - 140, 20 + 18 * k, couleurs[k], vides[phases[k]]
    }
    print "<text x=\"50\" y=\"14\">mean error, discs, of positions never learned from</text></svg>"
}' "$@"

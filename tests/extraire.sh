#!/bin/sh
# extraire.sh PAGE NAME: prints the blocks of code of a page that are marked "```c NAME".
awk -v nom="$2" '/^```/ { dans = !dans && $2 == nom; next } dans' "$1"

# make fuzz [FUZZ_SECONDES=1200]: libFuzzer under ASan and UBSan on every reader and protocol in
# turn, from the corpora kept here; what it finds goes to build/fuzz/. Needs clang.
FUZZ_SECONDES ?= 1200
FUZZ_LECTEURS := transcription obf ggf sgf pgn wthor quest historique match reconnaitre
FUZZ_FICHIERS := sauvegarde reglages livre noms
FUZZ_PROTOCOLES := gtp nboard cassio
FUZZ_TOUS := $(FUZZ_LECTEURS) $(FUZZ_FICHIERS) $(FUZZ_PROTOCOLES)
FUZZ_DRAPEAUX := -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all

fuzz: $(FUZZ_TOUS:%=build/fuzz/fuzz_%)
	for f in $(FUZZ_TOUS); do mkdir -p build/fuzz/neuf_$$f; \
	    build/fuzz/fuzz_$$f -max_total_time=$(FUZZ_SECONDES) -timeout=60 -max_len=4096 \
	        -artifact_prefix=build/fuzz/$$f- -print_final_stats=1 \
	        build/fuzz/neuf_$$f tests/fuzz/corpus_$$f || exit 1; done

$(FUZZ_PROTOCOLES:%=build/fuzz/fuzz_%): build/fuzz/fuzz_%: tests/fuzz/fuzz_protocoles.c archive_fuzz
	clang $(CPPFLAGS_TOUT) -std=c11 -O1 -g $(FUZZ_DRAPEAUX) -DPROTOCOLE=$*_servir -o $@ $< \
	    build/fuzz/libjeux.a $(LIBS)
$(FUZZ_FICHIERS:%=build/fuzz/fuzz_%): build/fuzz/fuzz_%: tests/fuzz/fuzz_fichiers.c archive_fuzz
	clang $(CPPFLAGS_TOUT) -std=c11 -O1 -g $(FUZZ_DRAPEAUX) -DFICHIER='"$*"' -o $@ $< \
	    build/fuzz/libjeux.a $(LIBS)
build/fuzz/fuzz_%: tests/fuzz/fuzz_formats.c archive_fuzz
	clang $(CPPFLAGS_TOUT) -std=c11 -O1 -g $(FUZZ_DRAPEAUX) -DFORMAT='"$*"' -o $@ $< \
	    build/fuzz/libjeux.a $(LIBS)
archive_fuzz:
	+$(Q)$(MAKE) --no-print-directory MODE=asan B=build/fuzz CC=clang \
	    CFLAGS=-fsanitize=fuzzer-no-link build/fuzz/libjeux.a
.PHONY: fuzz archive_fuzz

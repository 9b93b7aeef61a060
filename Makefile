# make            the programs (./othello, ./morpion)
# make test       build and run every test        make install [PREFIX=] [DESTDIR=]
# make MODE=debug|asan|tsan                       make CC=clang WERROR=1
MODE    ?= optimise
CC      := $(if $(filter default,$(origin CC)),gcc,$(CC))
PREFIX  ?= /usr/local
B       := build/$(MODE)
VERSION := 0.1

PROGRAMMES := othello morpion

WARN := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings \
        -Wcast-qual -Wvla -Wundef $(if $(WERROR),-Werror)
OPT_optimise := -O3 -g
OPT_debug    := -Og -g3 -DDEBUG
OPT_asan     := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
OPT_tsan     := -O1 -g -fsanitize=thread
$(if $(OPT_$(MODE)),,$(error MODE=$(MODE): optimise, debug, asan or tsan))
ARCH := $(if $(filter x86_64,$(shell uname -m)),-march=x86-64-v2)

CPPFLAGS_TOUT := -I. -D_GNU_SOURCE -DVERSION='"$(VERSION)"' -DLOCALEDIR='"$(PREFIX)/share/locale"' $(CPPFLAGS)
CFLAGS_TOUT   := -std=c11 $(ARCH) $(OPT_$(MODE)) $(WARN) -pthread $(CFLAGS)
LIBS          := -lncursesw -ltinfo -pthread -lm

# Every source but main.c and tests goes into one archive; the linker takes what a program asks for.
SRC := $(wildcard *.c base/*.c jeux/*.c moteur/*.c partie/*.c formats/*.c interfaces/*.c interfaces/*/*.c)
OBJ := $(patsubst %.c,$(B)/%.o,$(filter-out main.c,$(SRC)))
LIB := $(B)/libjeux.a
TESTS := $(patsubst tests/%.c,$(B)/tests/%,$(wildcard tests/test_*.c))
AIDES_TESTS := $(patsubst %.c,$(B)/%.o,$(filter-out $(wildcard tests/test_*.c),$(wildcard tests/*.c)))
CATALOGUES := $(patsubst po/%.po,build/locale/%/LC_MESSAGES/othello.mo,$(wildcard po/*.po))

all: $(PROGRAMMES) catalogues

# The programs at the top of the tree are those of the last MODE that was built.
$(PROGRAMMES): %: $(B)/% $(B)/choisi
	ln -sf $< $@
$(PROGRAMMES:%=$(B)/%): $(B)/%: $(B)/main.o $(B)/interfaces/programme_%.o $(LIB)
	$(CC) $(CFLAGS_TOUT) $(LDFLAGS) -o $@ $^ $(LIBS)

$(LIB): $(OBJ)
	rm -f $@ && $(AR) rcs $@ $^

$(B)/%.o: %.c $(B)/drapeaux
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_TOUT) $(CFLAGS_TOUT) $(CFLAGS_$(basename $(notdir $<))) -MMD -MP -c -o $@ $<

# Rewritten only when the flags change: objects depend on how they were made.
DRAPEAUX := $(CC) $(CPPFLAGS_TOUT) $(CFLAGS_TOUT) $(LDFLAGS)
$(B)/drapeaux: FORCE
	@mkdir -p $(@D); echo '$(subst ','\'',$(DRAPEAUX))' | cmp -s - $@ || echo '$(subst ','\'',$(DRAPEAUX))' > $@
$(B)/choisi: FORCE
	@mkdir -p $(@D); [ "$$(readlink othello)" = $(B)/othello ] || touch $@; [ -e $@ ] || touch $@

catalogues: $(if $(shell command -v msgfmt),$(CATALOGUES))
build/locale/%/LC_MESSAGES/othello.mo: po/%.po
	@mkdir -p $(@D)
	msgfmt --check -o $@ $<

$(B)/tests/%: $(B)/tests/%.o $(AIDES_TESTS) $(LIB)
	$(CC) $(CFLAGS_TOUT) $(LDFLAGS) -o $@ $^ -lcmocka -lvterm -lutil $(LIBS)
test: all $(TESTS)
	tests/lancer.sh $(B)

clean:
	rm -rf build $(PROGRAMMES)
FORCE:
.SECONDARY:
.PHONY: all catalogues test clean install FORCE
-include $(patsubst %.o,%.d,$(OBJ) $(B)/main.o $(AIDES_TESTS)) $(TESTS:%=%.d)

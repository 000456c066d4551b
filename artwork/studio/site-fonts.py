"""Cuts the letters that the shop's own texts need out of the site's variable fonts (needs fonttools, brotli)."""
import os

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = 'node_modules/@fontsource-variable'
TARGET = 'app/ui/fonts'
SIGNS = '\u00a0·–—‘’“”…'
ASCII = ''.join(map(chr, range(0x20, 0x7F)))
# What no heading of a shop has: a tenth of Fraunces.
NOT_IN_HEADINGS = set('@#*<=>[\\]^_`{|}~')
# What Spanish has beside, in files of their own.
SPANISH = '¡¿ÁÉÍÑÓÚÜáéíñóúü'
# Letters of the languages' own names, which every page links to.
NAMES = 'ñ'
# Fraunces between the weights of quotations (400) and of the logo (600); Figtree gains nothing by it.
CUTS = [
    ('figtree', ASCII + SIGNS + '£¥€©®™°×•èéî' + NAMES, None),
    ('fraunces', ''.join(c for c in ASCII if c not in NOT_IN_HEADINGS) + SIGNS, {'wght': (400, 600)}),
]


def options():
    chosen = Options()
    chosen.layout_features = ['kern', 'liga', 'tnum', 'ccmp', 'mark', 'locl', 'rvrn']
    chosen.hinting = False
    chosen.notdef_outline = True
    chosen.name_IDs = [0, 1, 2, 13, 14]
    chosen.drop_tables += ['STAT', 'HVAR', 'gasp']
    return chosen


def ranges(codes):
    """Runs of letters as CSS writes them."""
    runs = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ', '.join(f'U+{a:X}' if a == b else f'U+{a:X}-{b:X}' for a, b in runs)


def cut(family, name, text, axes):
    font = TTFont(f'{SOURCE}/{family}/files/{family}-latin-wght-normal.woff2')
    if axes:
        font.flavor = None
        font = instantiateVariableFont(font, axes)
    subsetter = Subsetter(options())
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = 'woff2'
    path = f'{TARGET}/{name}.woff2'
    font.save(path)
    print(f'{path}: {os.path.getsize(path)} bytes\n{ranges(map(ord, text))}')


# The three ranges of each family in app/ui/app.css.
for family, text, axes in CUTS:
    accents = ''.join(sorted(set(SPANISH) - set(text)))
    cut(family, family, text, axes)
    cut(family, f'{family}-accents', accents, axes)
    complete = TTFont(f'{SOURCE}/{family}/files/{family}-latin-wght-normal.woff2').getBestCmap()
    print(f'others: {ranges({code for code in complete if code >= 0x20} - set(map(ord, text + accents)))}')

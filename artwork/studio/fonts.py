"""Cuts static fonts for the labels out of the site's own variable fonts (needs fonttools, brotli)."""
import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = 'node_modules/@fontsource-variable'
TARGET = os.path.expanduser('~/.fonts')
SERIF = {'opsz': 72, 'SOFT': 100, 'WONK': 0}
FRAUNCES = 'fraunces/files/fraunces-latin-full-normal.woff2'
FIGTREE = 'figtree/files/figtree-latin-wght-normal.woff2'

CUTS = [
    ('Label Sans', FIGTREE, {'wght': 450}),
    ('Label Sans Semi', FIGTREE, {'wght': 600}),
    ('Label Sans Heavy', FIGTREE, {'wght': 800}),
    ('Label Serif', FRAUNCES, {'wght': 420, **SERIF}),
    ('Label Serif Semi', FRAUNCES, {'wght': 620, **SERIF}),
]


def cut(family, source, axes):
    font = TTFont(os.path.join(SOURCE, source))
    font.flavor = None
    font = instantiateVariableFont(font, axes)
    names = font['name']
    for name_id in (16, 17, 21, 22, 25):
        names.removeNames(nameID=name_id)
    for name_id, text in ((1, family), (2, 'Regular'), (4, family), (6, family.replace(' ', ''))):
        names.setName(text, name_id, 3, 1, 0x409)
        names.setName(text, name_id, 1, 0, 0)
    font['OS/2'].usWeightClass = 400
    font['OS/2'].fsSelection = 0x40
    font['head'].macStyle = 0
    font.save(os.path.join(TARGET, family.replace(' ', '-').lower() + '.ttf'))


os.makedirs(TARGET, exist_ok=True)
for family, source, axes in CUTS:
    cut(family, source, axes)
sys.exit(os.system('fc-cache -f'))

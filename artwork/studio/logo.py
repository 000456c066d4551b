"""Draws the wordmark as paths: app/public/logo.svg and favicon.svg."""
import os
import re

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

LEAF, CREAM = '#2F5D46', '#FBF7EF'
MARKS = open('artwork/studio/marks.ts', encoding='utf-8').read()
MARK = ''.join(re.findall(r"'(<path d=\"M[^']+/>)'", MARKS)[:3])


def wordmark(word, size, left, baseline, tracking):
    font = TTFont(os.path.expanduser('~/.fonts/label-serif-semi.ttf'))
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = size / font['head'].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: f'{value:.1f}'.rstrip('0').rstrip('.'))
    for letter in word:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, baseline)))
        left += glyph.width * scale + tracking
    return pen.getCommands(), left


def svg(width, height, body, title=''):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{title}{body}</svg>\n'
    )


def write(name, text):
    with open(f'app/public/{name}', 'w', encoding='utf-8') as file:
        file.write(text)


os.makedirs('app/public', exist_ok=True)
path, right = wordmark('bellyful', 42, 48, 34.5, -0.5)
body = f'<g transform="translate(2 6) scale(.58)">{MARK}</g><path d="{path}"/>'
write('logo.svg', svg(round(right) + 2, 48, f'<g fill="{LEAF}">{body}</g>', '<title>bellyful</title>'))
tile = f'<rect width="64" height="64" rx="15" fill="{LEAF}"/>'
write('favicon.svg', svg(64, 64, f'{tile}<g transform="translate(9 9) scale(.72)" fill="{CREAM}">{MARK}</g>'))

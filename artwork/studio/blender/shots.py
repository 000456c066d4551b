"""Every picture by name: what stands where, and how the camera looks at it."""
import bpy

import dishes
import packs
import small
import studio
import table

KINDS = {
    'pain-free-weight-loss': 'pain-free', 'allulose-gummies': 'gummies', 'womens-multi-vitamin': 'womens',
    'mens-multi-vitamin': 'mens', 'nighttime-support': 'nighttime', 'hydration': 'hydration',
}
NOODLES = ['angel-hair', 'spaghetti', 'fettuccine', 'rice', 'lasagna', 'udon', 'penne']

GUMMIES = [(0.60, -0.30, 0, 0.2), (0.36, -0.56, 0, 1.1), (0.84, -0.12, 0, 0.7), (0.62, -0.62, 0, 0.4),
           (0.90, -0.42, 0, 1.3), (0.74, -0.36, 1, 0.9), (-0.56, -0.42, 0, 0.5)]


def eye(distance, height, aim, lens=95, x=0.0, shift=0.0):
    studio.camera((x, -distance, height), (x, 0, aim), lens, shift)


def single(kind, turn=0):
    packs.bottle(kind, (0, 0), turn)
    if kind == 'gummies':
        small.lay_gummies(GUMMIES)
        eye(7.0, 1.75, 0.50, 120, 0.16)
    else:
        eye(7.0, 1.75, 0.63, 126)


def heap(count, centre, spread, seed=3):
    pile = small.gummies(count, centre, spread, 0.3, seed)
    small.drop(pile, [bpy.data.objects['paper']])
    for stray in pile:
        if stray.matrix_world.translation.xy.length > 0.85:
            bpy.data.objects.remove(stray)


def pack_of(kind, count):
    wide = 0.90 if kind == 'gummies' else 0.76
    rows = {2: [2], 3: [1, 2], 4: [2, 2], 6: [3, 3]}[count]
    if count == 3:
        spots = [(0, -0.45), (-wide * 0.62, 0.18), (wide * 0.62, 0.18)]
    else:
        spots = [((i - (n - 1) / 2) * wide + (0.14 if row else -0.06), row * 0.78 - 0.25)
                 for row, n in enumerate(rows) for i in range(n)]
    for index, spot in enumerate(spots):
        packs.bottle(kind, spot, (index * 37 % 11) - 5)
    distance = {2: 8.0, 3: 8.2, 4: 9.0, 6: 10.6}[count]
    eye(distance, 2.5 if count > 3 else 2.1, 0.52, 124)


def capsules(kind):
    packs.bottle(kind, (-0.42, 0.1), 6)
    small.spill(packs.CAPS[kind], (0.45, -0.35), 26, (0.62, 0.42), 11, 1.0, [(-0.42, 0.1, 0.46)])
    eye(7.2, 2.0, 0.50, 118, 0.1)


def gummies_close():
    heap(46, (0, 0), (0.3, 0.22), 8)
    eye(5.2, 2.6, 0.2, 112)


def bundle(multis, noodle='spaghetti'):
    alone = len(multis) == 1
    table.podium((0.5, 0.85) if alone else (0, 0.95), 0.78, 0.42)
    packs.pouch(noodle, (0.5, 0.85) if alone else (0, 0.95), -4 if alone else 0).location.z = 0.42
    packs.bottle('pain-free', (-0.86, 0.12) if alone else (-1.06, 0.1), 7)
    packs.bottle('hydration', (-0.1, -0.05) if alone else (1.06, 0.1), 2 if alone else -6)
    for kind, x in zip(multis, [0.66] if alone else [-0.4, 0.4]):
        packs.bottle(kind, (x, -0.42), -2 * x, 0.9)
    for x, y, turn in ((-1.02, -0.7, 0.4), (-0.78, -0.92, 2.1), (0.02, -0.92, 1.2)):
        small.capsule((x, y, 0), '#2F5D46', turn)
    eye(9.4, 2.2, 0.82, 113, -0.04 if alone else 0)


def variety():
    """One pouch of each of the six cuts in the box."""
    table.podium((0, 1.95), 1.95, 0.5)
    for index, noodle in enumerate(['penne', 'rice', 'udon', 'angel-hair', 'spaghetti', 'fettuccine']):
        x, back = (index % 3 - 1) * 1.18, index < 3
        packs.pouch(noodle, (x, 0.85 if back else -0.25 - 0.1 * (index == 4)), -x * 3).location.z = 0.5 if back else 0
    eye(11.0, 2.6, 0.98, 101)


def bundle_with_bowl():
    bundle(['womens'], 'fettuccine')
    bpy.data.objects.remove(bpy.context.scene.camera)
    dishes.serve('fettuccine', (0.92, -1.05), 'sage', 0.6)
    eye(9.8, 2.7, 0.74, 110, 0.1)


def bundle_capsules():
    for index, kind in enumerate(['pain-free', 'hydration', 'womens', 'mens']):
        x = (index - 1.5) * 0.8
        packs.bottle(kind, (x, 0.3), 0, 1.0 if index < 2 else 0.9)
        small.spill(packs.CAPS[kind], (x * 0.94, -0.62), 6, (0.17, 0.2), index + 2, 1.0)
    eye(10.0, 2.6, 0.45, 106)


def bowls():
    for noodle, spot, glaze in [
            ('spaghetti', (-0.95, 0.55), 'cream'), ('fettuccine', (0.95, 0.6), 'sage'), ('udon', (0.0, -0.75), 'clay')]:
        dishes.serve(noodle, spot, glaze)
    eye(10.0, 5.6, 0.0, 112)


def noodle_pack(noodle):
    packs.pouch(noodle, (0, 0), 0)
    eye(8.2, 1.9, 0.76, 140)


def dish(noodle):
    dishes.serve(noodle, (0, 0), dishes.GLAZE[noodle])
    eye(6.6, 3.9, 0.27, 132)


def top(noodle):
    dishes.serve(noodle, (0, 0), dishes.GLAZE[noodle])
    studio.camera((0, -0.9, 9.0), (0, 0, 0.3), 158)


def free_sample():
    packs.pouch('sachet', (0, 0), -5, (0.78, 1.02, 0.07), 0.6)
    small.spill('#2F5D46', (0.42, -0.5), 12, (0.34, 0.14), 6, 0.9)
    eye(6.6, 1.9, 0.48, 128, 0.1)


def hero():
    table.board((1.0, -0.35), 1.12)
    dishes.serve('spaghetti', (1.0, -0.35), 'cream', 1.0, 0.07)
    packs.pouch('spaghetti', (0.42, 1.0), 4)
    packs.bottle('pain-free', (-1.35, 0.15), 6)
    packs.bottle('hydration', (-0.48, 0.5), 3)
    packs.bottle('womens', (-0.78, -0.55), 0, 0.92)
    small.spill('#2F5D46', (-1.32, -0.84), 5, (0.26, 0.14), 9, 1.0, [(-0.78, -0.55, 0.42)])
    table.sprig((1.9, -1.3, 0.03), 4, 3, 0.26)
    table.ball((2.05, 0.1, 0.1), 0.1, '#B8261B')
    table.ball((2.28, 0.3, 0.09), 0.09, '#B8261B')
    eye(9.6, 2.9, 0.64, 83, 0.3)


def kitchen():
    for noodle, x in zip(['udon', 'fettuccine', 'spaghetti', 'rice'], [-1.9, -0.65, 0.6, 1.85]):
        packs.pouch(noodle, (x, 1.15), -x * 3)
    for noodle, x, glaze in [('udon', -1.55, 'clay'), ('fettuccine', 0.0, 'sage'), ('spaghetti', 1.55, 'cream')]:
        dishes.serve(noodle, (x, -0.6), glaze, 0.8)
    eye(11.5, 3.5, 0.58, 86, shift=0.027)


SHOTS = {
    'bellyful-bundle': lambda: bundle(['womens', 'mens']),
    'bellyful-bundle-women': lambda: bundle(['womens']),
    'bellyful-bundle-men': lambda: bundle(['mens']),
    'bellyful-bundle-gallery-1': bundle_with_bowl,
    'bellyful-bundle-gallery-2': bundle_capsules,
    'konjac-variety-pack': variety,
    'konjac-variety-pack-gallery-1': bowls,
    'allulose-gummies-close': gummies_close,
    'free-sample': free_sample,
    'hero': hero,
    'kitchen': kitchen,
}
for page, kind in KINDS.items():
    SHOTS[page] = lambda kind=kind: single(kind)
    SHOTS[page + '-capsules'] = lambda kind=kind: capsules(kind)
    SHOTS[page + '-label'] = lambda kind=kind: single(kind, -120)
    for count in (2, 3, 4, 6):
        SHOTS[f'{page}-{count}'] = lambda kind=kind, count=count: pack_of(kind, count)
for noodle in NOODLES:
    SHOTS['konjac-' + noodle] = lambda noodle=noodle: noodle_pack(noodle)
    SHOTS['bowl-' + noodle] = lambda noodle=noodle: dish(noodle)
    SHOTS['top-' + noodle] = lambda noodle=noodle: top(noodle)

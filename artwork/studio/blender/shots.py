"""Every picture by name: what stands where, and how the camera looks at it."""
import dishes
import packs
import recipes
import scenes
import small
import studio
import table

KINDS = {
    'pain-free-weight-loss': 'pain-free', 'allulose-gummies': 'gummies', 'womens-multi-vitamin': 'womens',
    'mens-multi-vitamin': 'mens', 'nighttime-support': 'nighttime', 'hydration': 'hydration',
}
# One ground for each line of products: the palette's own colours, as paper takes light.
GROUNDS = {
    'supplements': '#BCC5B0', 'gummies': '#E9C0A2', 'konjac': '#DDC08F', 'bundles': '#35604B', 'recipes': '#CFC2AE',
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


def pouches(noodle, rows, columns):
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * 1.16
            packs.pouch(noodle, (x, row * 0.75 - 0.3), -x * 2).location.z = row * 0.42
            if row:
                table.podium((x, row * 0.75 - 0.3), 0.5, row * 0.42)
    eye(9.0 + 1.5 * columns, 2.9, 0.78 + 0.22 * (rows - 2), 108)


def three_plates():
    for noodle, spot, glaze in [('spaghetti', (-0.95, 0.55), 'cream'), ('fettuccine', (0.95, 0.6), 'sage'),
                                ('udon', (0.0, -0.75), 'clay')]:
        dishes.serve(noodle, spot, glaze)
    eye(10.0, 5.6, 0.0, 112)


def noodle_pack(noodle):
    packs.pouch(noodle, (0, 0), 0)
    eye(8.2, 1.9, 0.76, 140)


def top(noodle):
    dishes.serve(noodle, (0, 0), dishes.GLAZE[noodle])
    studio.camera((0, -0.9, 9.0), (0, 0, 0.3), 158)


def plated(dress):
    """A dish of a recipe, looked at as one sits down to it."""
    dress()
    studio.camera((0, -5.6, 5.2), (0.10, -0.02, 0.24), 111)


def free_sample():
    packs.pouch('sachet', (0, 0), -5, (0.78, 1.02, 0.07), 0.6)
    small.spill('#2F5D46', (0.42, -0.5), 12, (0.34, 0.14), 6, 0.9)
    eye(6.6, 1.9, 0.48, 128, 0.1)


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
    'bellyful-bundle-inside': scenes.bundle_inside,
    'bellyful-bundle-in-use': scenes.bundle_in_use,
    'bellyful-bundle-plate': lambda: scenes.plate_of('spaghetti'),
    'konjac-variety-pack': variety,
    'konjac-variety-pack-inside': scenes.variety_inside,
    'konjac-variety-pack-in-use': lambda: scenes.in_the_pan('udon', ['fettuccine']),
    'konjac-variety-pack-plate': three_plates,
    'konjac-angel-hair-6': lambda: pouches('angel-hair', 2, 3),
    'konjac-angel-hair-12': lambda: pouches('angel-hair', 3, 4),
    'free-sample': free_sample,
    'free-sample-in-use': scenes.sample_in_use,
    'free-sample-plate': scenes.soup_with_sample,
    'allulose-gummies-inside': scenes.gummies_close,
    'allulose-gummies-in-use': scenes.in_the_bag,
    'allulose-gummies-plate': scenes.instead_of_dessert,
    'pain-free-weight-loss-plate': lambda: scenes.with_bottle('pain-free', recipes.salmon_asparagus),
    'womens-multi-vitamin-plate': lambda: scenes.with_bottle('womens', recipes.chia_pudding),
    'mens-multi-vitamin-plate': lambda: scenes.with_bottle('mens', recipes.salmon_avocado_plate),
    'nighttime-support-night': scenes.rest_of_night,
    'nighttime-support-in-use': scenes.bedside,
    'hero': scenes.hero,
    'kitchen': kitchen,
}
for page, kind in KINDS.items():
    SHOTS[page] = lambda kind=kind: single(kind)
    SHOTS[page + '-label'] = lambda kind=kind: single(kind, -120)
    if kind != 'gummies':
        SHOTS[page + '-inside'] = lambda kind=kind: scenes.capsules_close(kind)
    if kind in ('pain-free', 'womens', 'mens', 'hydration'):
        SHOTS[page + '-in-use'] = lambda kind=kind: scenes.at_the_counter(kind, 1 if kind in ('womens', 'mens') else 2)
    for count in (2, 3, 4, 6):
        SHOTS[f'{page}-{count}'] = lambda kind=kind, count=count: pack_of(kind, count)
for noodle in NOODLES:
    SHOTS['konjac-' + noodle] = lambda noodle=noodle: noodle_pack(noodle)
    SHOTS['top-' + noodle] = lambda noodle=noodle: top(noodle)
    SHOTS[f'konjac-{noodle}-inside'] = lambda noodle=noodle: scenes.konjac_close(noodle)
    SHOTS[f'konjac-{noodle}-in-use'] = lambda noodle=noodle: scenes.in_the_pan(noodle)
    SHOTS[f'konjac-{noodle}-plate'] = lambda noodle=noodle: scenes.plate_of(noodle)
for slug, dress in {**recipes.KONJAC, **recipes.OTHERS}.items():
    SHOTS[slug] = lambda dress=dress: plated(dress)

WIDE = {'hero': 1100 / 1600, 'kitchen': 680 / 1200, **{slug: 3 / 4 for slug in [*recipes.KONJAC, *recipes.OTHERS]}}


def shape_of(name):
    """Height by width."""
    return WIDE.get(name, 1)


def ground_of(name):
    if name in recipes.OTHERS:
        return GROUNDS['recipes']
    if name.startswith(('konjac', 'top', 'kitchen')) or name in recipes.KONJAC:
        return GROUNDS['konjac']
    if name.startswith(('bellyful-bundle', 'hero')):
        return GROUNDS['bundles']
    return GROUNDS['gummies' if 'gummies' in name else 'supplements']


COLD = ('sesame-noodle-salad', 'chia-berry-breakfast-pudding', 'avocado-smoked-salmon-plate', 'turkey-lettuce-wraps',
        'tuna-stuffed-avocado', 'everything-cucumber-bites', 'cocoa-almond-bites', 'spinach-feta-egg-bites')


def steam_of(name):
    """Where steam leaves a dish: x and y from the top, width and height, in shares of the picture."""
    if name == 'bellyful-bundle-plate':
        return [(0.5, 0.46, 0.16, 0.46)]
    if name == 'hero':
        return [(0.60, 0.50, 0.12, 0.50)]
    if name in COLD:
        return []
    if name in recipes.KONJAC or name in recipes.OTHERS or (name.startswith('konjac') and name.endswith('-plate')):
        return [(0.56, 0.5, 0.16, 0.46)]
    if name.startswith('konjac') and name.endswith('-inside') and 'variety' not in name:
        return [(0.2, 0.5, 0.16, 0.5), (0.8, 0.48, 0.15, 0.48)]
    if name.startswith('konjac') and name.endswith('-in-use'):
        return [(0.58, 0.52, 0.14, 0.5)]
    return []

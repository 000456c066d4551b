"""The dishes of the recipes: a vessel, what is in it, what lies beside it."""
import math
import random

import bpy

import close
import food
import noodles
import table
import ware
from food import around, chunk, coin, floret, herb, mixed, put, ring, shrimp, slice_of, stick, strew
from studio import material

CREAM, SAGE, CLAY, INK, SLATE = '#F6F1E7', '#9DB096', '#B4694A', '#33423B', '#6E8793'
HERB, SESAME, PEPPER = '#4E8A35', '#EFDDB0', '#2A241E'


def dome(radius, low, high):
    return lambda x, y: low + (high - low) * max(0, 1 - (math.hypot(x, y) / radius) ** 2)


def noodle_bowl(kind, tint, soup=None, glaze=CREAM, seed=4, level=0.385, radius=0.70):
    """A bowl of strands, in broth where there is one."""
    ware.deep_bowl((0, 0), glaze)
    if soup:
        broth(soup, level)
        noodles.nest(kind, (0, 0, level - 0.055), radius, seed, tint, 0.8)
        return dome(0.8, level + 0.01, level + 0.1)
    noodles.nest(kind, (0, 0, 0.36), 0.75, seed, tint)
    return dome(0.8, 0.37, 0.36 + noodles.STRANDS[kind][3] + 0.03)


def noodle_plate(kind, tint, glaze=CREAM, seed=4, radius=0.74):
    ware.deep_plate((0, 0), glaze)
    noodles.nest(kind, (0, 0, 0.10), radius, seed, tint, 0.95, 0.10)
    return dome(radius * 1.05, 0.1, 0.14 + noodles.STRANDS[kind][3] + 0.10)


def broth(colours, level=0.385, radius=0.8):
    surface = mixed('soup ' + colours[0], list(colours), 3, 0.06, 1.0, 0, 0.05)
    pool = food.slab('soup', food.outline(radius, radius, 0, 0, 96), 0.02, surface, None, 0, 0.2)
    pool.location = (0, 0, level - 0.02)
    fat = mixed('fat ' + colours[0], [colours[-1], colours[0]], 2, 0.04, 1.0)
    rng = random.Random(7)
    for _ in range(34):
        r, a, size = 0.74 * math.sqrt(rng.uniform(0.3, 1)), rng.uniform(0, 6.3), rng.uniform(0.006, 0.02)
        drop = food.slab('drop', food.outline(size, size, 0, 0, 20), 0.008, fat, None, 0, 0.4)
        drop.location = (r * math.cos(a), r * math.sin(a), level - 0.004)


def chopped(kind_colour, count, radius, low, high, size=0.014, seed=3):
    table.flecks((0, 0, low), radius, high - low, kind_colour, count, size, seed)


def basil(place, seed=1, leaves=4, length=0.25):
    table.sprig(place, seed, leaves, length)


def rest(makers, count, reach, height, seed=0, centre=(0, 0), lie=0.3, scale=(0.9, 1.1)):
    strew(makers, around(count, reach, seed, centre), height, seed, lie, scale)


# Konjac: soups

def miso_mushroom():
    top = noodle_bowl('udon', '#F0E2C0', ['#A9742F', '#BE8A44', '#8F5E22'], INK, 9)
    rest([lambda: food.mushroom(1.15), lambda: food.mushroom(1.0)], 8, 0.27, top, 3, (-0.30, -0.22), 0.35)
    rest([food.tofu], 6, 0.24, lambda x, y: top(x, y) - 0.03, 5, (0.32, -0.18), 0.25)
    weed = mixed('nori', ['#1E2B22', '#2C3C2E', '#141D17'], 9, 0.35, 0.4, 0, 0.4)
    for i, yaw in enumerate((0.5, -0.4)):
        sheet = food.slab('nori', food.outline(0.15, 0.2, 0, 0, 40, 0.2), 0.012, weed, None, 1.4)
        put(sheet, (0.30 + 0.17 * i, 0.40 - 0.05 * i, 0.5), yaw, 0.25, 0.75)
    rest([ring], 26, 0.36, lambda x, y: top(x, y) + 0.03, 8, (0.0, 0.12), 0.5, (0.8, 1.3))
    chopped(SESAME, 60, 0.55, 0.41, 0.5, 0.012)
    ware.chopsticks((1.15, -0.1, 0.0), 1.25)


def chicken_angel_hair():
    top = noodle_bowl('angel-hair', '#F4E3AE', ['#D9A441', '#E6BC62', '#C88F2C'], CREAM, 3)
    rest([lambda s=s: slice_of('chicken', 0.19, 0.085, 0.05, s, 0.6) for s in (1, 2, 3)], 6, 0.27, top, 4, (-0.26, 0.06), 0.3)
    rest([lambda: coin('carrot', 0.085)], 9, 0.3, top, 6, (0.3, -0.24), 0.4)
    rest([lambda: coin('celery', 0.05, 0.025)], 10, 0.34, top, 9, (0.2, 0.3), 0.5)
    rest([lambda: herb('parsley', 1, 0.9), lambda: herb('parsley', 2, 0.8)], 4, 0.14, lambda x, y: top(x, y) + 0.05, 2, (-0.02, -0.3))
    chopped(HERB, 70, 0.6, 0.4, 0.5, 0.015)
    chopped(PEPPER, 40, 0.6, 0.4, 0.5, 0.007, 8)
    ware.spoon((1.22, -0.55, 0.02), 1.25)


def coconut_laksa():
    top = noodle_bowl('spaghetti', '#F3DFA6', ['#E58A3C', '#F0A75E', '#D9752A'], INK, 6)
    strew([lambda: shrimp(1.15), lambda: shrimp(1.05)], [(-0.40, -0.12), (-0.27, -0.38), (-0.03, -0.5), (-0.46, 0.18)], lambda x, y: top(x, y) + 0.01, 5, 0.25)
    put(food.half_egg(), (0.34, 0.16, 0.47), 0.5, 0.0, 0.15)
    put(food.half_egg(), (0.40, -0.18, 0.46), -0.4, 0.1, 0.05)
    rest([food.sprout], 14, 0.17, lambda x, y: top(x, y) + 0.04, 3, (-0.02, 0.3), 0.16)
    rest([lambda: ring('chilli', 0.04, 0.025)], 10, 0.3, lambda x, y: top(x, y) + 0.04, 4, (0.05, -0.08), 0.5)
    rest([lambda: herb('cilantro', 1), lambda: herb('cilantro', 3, 0.9)], 5, 0.15, lambda x, y: top(x, y) + 0.06, 2, (0.0, 0.05))
    put(food.wedge('lime'), (1.02, -0.85, 0.13), 0.5, 0.4, 0.9)
    put(food.wedge('lime'), (1.3, -0.6, 0.13), 2.1, 0.1, 0.9)


def beef_pho():
    top = noodle_bowl('angel-hair', '#F6EBCB', ['#8A5424', '#A26B34', '#73431A'], CREAM, 8)
    rest([lambda s=s: slice_of('rare', 0.2, 0.12, 0.02, s, 1.2) for s in (1, 2, 3)], 8, 0.3, lambda x, y: top(x, y) + 0.02, 4, (-0.25, 0.05), 0.35)
    rest([food.sprout], 16, 0.19, lambda x, y: top(x, y) + 0.03, 6, (0.32, 0.18), 0.16)
    for i in range(5):
        table.leaf((0.16 + 0.05 * i, -0.34 - 0.03 * (i % 2), 0.47 + 0.012 * i), 0.24, 1.2 * i, 0.2, '#3F7A33')
    rest([lambda: ring('chilli', 0.042, 0.024)], 9, 0.3, lambda x, y: top(x, y) + 0.04, 11, (0.1, -0.05), 0.5)
    rest([lambda: ring('scallion', 0.03)], 22, 0.45, lambda x, y: top(x, y) + 0.03, 12, (0, 0), 0.5)
    put(food.wedge('lime'), (0.32, -0.1, 0.53), 0.9, 0.3, 0.9, 0.85)
    ware.chopsticks((1.18, 0.0, 0), 1.3)


def egg_drop():
    top = noodle_bowl('angel-hair', '#F5E7B8', ['#E0AC48', '#ECC572', '#D09A34'], SLATE, 5)
    silk = mixed('silk', ['#FBEBA6', '#F6D978', '#FFF6CF'], 6, 0.2, 0.6, 0.3)
    rng = random.Random(4)
    for i in range(26):
        a, r = rng.uniform(0, 6.3), 0.5 * math.sqrt(rng.random())
        points = [(0.035 * t - 0.2, 0.05 * math.sin(0.7 * t + i), 0.02 * math.sin(t + i)) for t in range(12)]
        one = food.tube('silk', points, [0.03 * math.sin(math.pi * (t + 0.6) / 12.6) for t in range(12)], silk, 10)
        put(one, (r * math.cos(a), r * math.sin(a), top(r, 0) + 0.0), a, 0, 0, (1, 1.6, 0.5))
    rest([ring], 24, 0.5, lambda x, y: top(x, y) + 0.03, 8, (0, 0), 0.5, (0.8, 1.3))
    chopped(SESAME, 50, 0.55, 0.41, 0.5, 0.012)
    chopped('#B8341B', 30, 0.5, 0.41, 0.5, 0.012, 9)
    ware.spoon((1.22, -0.5, 0.02), 1.2)


# Konjac: as pasta

def bolognese():
    top = noodle_plate('spaghetti', '#F4DDA0', CREAM, 4)
    table.sauce((0, 0, 0.33), 0.40, 0.13, '#9E2A14', 3)
    rest([lambda s=s: chunk('mince', 0.05, s) for s in range(5)], 46, 0.36, dome(0.45, 0.36, 0.47), 5, (0, 0), 1)
    shaved(16, 0.26, 0.47)
    basil((0, 0, 0.5), 3, 4, 0.27)
    chopped(HERB, 50, 0.7, 0.2, 0.36, 0.014)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def bolognese_bowl():
    top = noodle_bowl('spaghetti', '#F4DDA0', None, CREAM, 4)
    table.sauce((0, 0, 0.52), 0.40, 0.13, '#9E2A14', 3)
    rest([lambda s=s: chunk('mince', 0.05, s) for s in range(5)], 46, 0.36, dome(0.45, 0.55, 0.66), 5, (0, 0), 1)
    shaved(16, 0.26, 0.66)
    basil((0, 0, 0.69), 3, 4, 0.27)
    chopped(HERB, 50, 0.7, 0.4, 0.55, 0.014)


def shaved(count, reach, height, seed=2):
    cheese = mixed('parmesan', ['#FAEFC9', '#F3E0A6', '#FFF8E2'], 8, 0.45, 0.15, 0.1, 0.3)
    makers = [lambda s=s: food.slab('shaving', food.outline(0.07, 0.03, s, 0.6), 0.007, cheese, None, 5) for s in (1, 2, 3)]
    rest(makers, count, reach, height, seed, (0, 0), 0.5)


def alfredo():
    top = noodle_plate('fettuccine', '#F5DDA4', SAGE, 6)
    cream = mixed('cream sauce', ['#FBE9BE', '#F5DCA0', '#FFF2D2'], 4, 0.18, 0.6, 0.2)
    for x, y, r, s in ((0.05, 0.05, 0.3, 2), (-0.3, -0.2, 0.2, 5), (0.3, -0.24, 0.18, 7)):
        one = food.slab('cream', food.outline(r, r * 0.8, s, 0.7, 72), 0.03, cream, None, -0.25, 0.45, 0.03)
        put(one, (x, y, top(x, y) - 0.03), s)
    shaved(14, 0.34, top(0.2, 0) + 0.02)
    chopped(HERB, 120, 0.62, 0.16, 0.47, 0.016)
    chopped(PEPPER, 80, 0.62, 0.17, 0.475, 0.008, 5)
    put(herb('parsley', 4, 1.3), (-0.04, 0.02, 0.47), 0.6, -0.3)
    put(herb('parsley', 6, 1.1), (0.04, -0.02, 0.47), 3.4, -0.3)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def pesto():
    top = noodle_plate('angel-hair', '#B9BE62', CREAM, 3)
    rest([lambda: mixed_pesto(1), lambda: mixed_pesto(3)], 7, 0.4, top, 6, (0, 0), 0.2)
    rest([food.tomato_half], 9, 0.5, lambda x, y: top(x, y) + 0.05, 9, (0, 0), 0.5)
    rest([lambda: food.lumps('pine', (0.042, 0.02, 0.02), mixed('pine', ['#EBD09A', '#DDB672', '#F4E2BC'], 8, 0.4, 0.3), 1, 0.1, 2, 10, 12)],
         26, 0.5, lambda x, y: top(x, y) + 0.03, 4, (0, 0), 0.6)
    shaved(10, 0.4, top(0.2, 0) + 0.03, 5)
    basil((0.0, 0.02, 0.47), 5, 5, 0.24)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def mixed_pesto(seed):
    return food.lumps('pesto', (0.13, 0.1, 0.035), mixed('pesto', ['#5E7F24', '#46681B', '#86A33C'], 16, 0.3, 0.5, 0, 0.5), seed, 0.5, 4)


def lemon_shrimp():
    top = noodle_plate('spaghetti', '#F6E3A8', SLATE, 7)
    strew([lambda: shrimp(1.2), lambda: shrimp(1.1), lambda: shrimp(1.0)], around(8, 0.44, 5), lambda x, y: top(x, y) + 0.02, 6, 0.3)
    for x, y, yaw in ((0.43, 0.2, 0.4), (-0.42, 0.24, 1.3), (0.1, -0.46, 2)):
        put(food.citrus('lemon', 0.15, 0.03), (x, y, top(x, y) + 0.06), yaw, 0.35, -0.3)
    rest([lambda: food.slab('garlic', food.outline(0.05, 0.032, 2, 0.2), 0.012, mixed('garlic', ['#F0DDA4', '#DDB866', '#F8EED0'], 9, 0.3, 0.4, 0.1))],
         12, 0.45, lambda x, y: top(x, y) + 0.03, 4, (0, 0), 0.6)
    chopped(HERB, 130, 0.62, 0.16, 0.49, 0.017)
    chopped('#C13A1E', 34, 0.6, 0.17, 0.49, 0.012, 5)
    put(herb('parsley', 4, 1.2), (0.02, 0.08, 0.5), 1.2, -0.3)


def mushroom_fettuccine():
    top = noodle_plate('fettuccine', '#ECCB8A', INK, 8)
    rest([lambda: food.mushroom(1.25), lambda: food.mushroom(1.05), lambda: food.mushroom(1.15)], 15, 0.46, lambda x, y: top(x, y) + 0.03, 6, (0, 0), 0.45)
    rest([lambda: herb('thyme', 1), lambda: herb('thyme', 2)], 6, 0.36, lambda x, y: top(x, y) + 0.06, 3)
    shaved(10, 0.36, top(0.2, 0) + 0.04, 5)
    chopped(HERB, 70, 0.6, 0.17, 0.47, 0.014)
    chopped(PEPPER, 60, 0.6, 0.17, 0.475, 0.008, 5)
    ware.fork((1.28, -0.5, 0.01), 1.35)


# Konjac: from the wok

def pad_thai():
    top = noodle_plate('fettuccine', '#D79A55', CREAM, 5)
    rest([lambda s=s: slice_of('seared', 0.15, 0.06, 0.05, s, 0.8) for s in (1, 2, 3)], 10, 0.42, top, 4, (-0.06, 0), 0.4)
    scrambled(9, 0.42, top)
    rest([food.sprout], 18, 0.19, lambda x, y: top(x, y) + 0.04, 3, (0.34, 0.24), 0.16)
    rest([lambda s=s: chunk('peanut', 0.034, s) for s in (1, 2)], 38, 0.42, lambda x, y: top(x, y) + 0.03, 6, (-0.1, -0.1), 1)
    rest([lambda: stick('scallion', 0.22, 0.014)], 12, 0.45, lambda x, y: top(x, y) + 0.03, 9, (0, 0), 0.3)
    rest([lambda: herb('cilantro', 1), lambda: herb('cilantro', 2)], 4, 0.14, lambda x, y: top(x, y) + 0.06, 5, (-0.05, 0.1))
    put(food.wedge('lime'), (0.62, -0.36, 0.28), 0.5, 0.3, 0.9)
    put(food.wedge('lime'), (1.28, -0.5, 0.13), 2.1, 0.1, 0.9)


def scrambled(count, reach, height, seed=3):
    makers = [lambda s=s: food.lumps('scramble', (0.085, 0.06, 0.035), mixed('scramble', ['#F6D568', '#F0BE3F', '#FBE79B'], 7, 0.3, 0.4, 0.2), s, 0.6, 2.4) for s in (1, 2, 3)]
    rest(makers, count, reach, height, seed, (0, 0), 0.4)


def yakisoba():
    top = noodle_plate('spaghetti', '#B5793C', INK, 9)
    rest([lambda s=s: slice_of('beef', 0.17, 0.075, 0.03, s, 1.4) for s in (1, 2, 3)], 12, 0.44, lambda x, y: top(x, y) + 0.01, 4, (0, 0), 0.4)
    leafy = mixed('cabbage', ['#DCE8A8', '#B9D27A', '#F0F4D2'], 5, 0.3, 0.4, 0.15, 0.2)
    rest([lambda s=s: food.slab('cabbage', food.outline(0.12, 0.07, s, 0.5), 0.016, leafy, None, 2.2) for s in (1, 2, 3)], 12, 0.48, lambda x, y: top(x, y) + 0.02, 8, (0, 0), 0.5)
    rest([stick], 18, 0.48, lambda x, y: top(x, y) + 0.01, 10, (0, 0), 0.3)
    rest([ring], 22, 0.44, lambda x, y: top(x, y) + 0.05, 12, (0, 0), 0.5)
    chopped(SESAME, 150, 0.6, 0.18, 0.49, 0.013)
    ware.chopsticks((1.22, -0.05, 0), 1.25)


def kimchi_rice():
    ware.deep_bowl((0, 0), CLAY)
    noodles.rice((0, 0, 0.36), 0.71, 0.22, 3300, 4, '#E8A36A')
    bed = food.ball(0.69, ['#D98A52', '#E09A63'], 0.8, 0, 'bed')
    put(bed, (0, 0, 0.33), 0, 0, 0, (1, 1, 0.22))
    top = dome(0.8, 0.36, 0.56)
    rest([lambda s=s: chunk('kimchi', 0.06, s) for s in (1, 2, 3, 4)], 26, 0.58, top, 5, (0, 0), 0.7)
    put(food.fried_egg(2), (-0.02, -0.03, 0.565), 0.7)
    weed = mixed('nori', ['#1E2B22', '#2C3C2E', '#141D17'], 9, 0.35, 0.4, 0, 0.4)
    rest([lambda: food.slab('shred', food.outline(0.09, 0.013, 0, 0, 20, 0.4), 0.006, weed, None, 3)], 20, 0.2, lambda x, y: top(x, y) + 0.05, 6, (0.36, 0.3), 0.5)
    rest([ring], 26, 0.55, lambda x, y: top(x, y) + 0.03, 12, (0, 0), 0.5)
    chopped(SESAME, 110, 0.62, 0.4, 0.6, 0.012)
    ware.spoon((1.22, -0.5, 0.02), 1.2)


def singapore():
    top = noodle_plate('angel-hair', '#E5B43C', SLATE, 6)
    strew([lambda: shrimp(1.0), lambda: shrimp(0.9)], around(7, 0.44, 8), lambda x, y: top(x, y) + 0.02, 6, 0.3)
    rest([lambda: stick('pepper', 0.24, 0.02), lambda: stick('green', 0.2, 0.018), lambda: stick('carrot', 0.2, 0.015)], 24, 0.48, lambda x, y: top(x, y) + 0.01, 4, (0, 0), 0.35)
    scrambled(9, 0.45, top, 5)
    rest([ring], 24, 0.45, lambda x, y: top(x, y) + 0.05, 12, (0, 0), 0.5)
    chopped('#C13A1E', 30, 0.55, 0.2, 0.49, 0.012, 5)
    ware.chopsticks((1.22, -0.05, 0), 1.25, '#7A2A1C')


def satay():
    top = noodle_bowl('udon', '#CE9452', None, CREAM, 5)
    nutty = mixed('satay', ['#B9773A', '#CF9352', '#A2642B'], 8, 0.2, 0.6, 0, 0.3)
    for x, y, r, s in ((0.0, 0.05, 0.3, 2), (-0.3, -0.25, 0.2, 5), (0.3, -0.2, 0.18, 7)):
        put(food.slab('satay', food.outline(r, r * 0.8, s, 0.7, 72), 0.03, nutty, None, -0.25, 0.45, 0.03), (x, y, top(x, y) - 0.02), s)
    rest([lambda: stick('cucumber', 0.26, 0.022)], 14, 0.17, lambda x, y: top(x, y) + 0.02, 3, (-0.34, 0.18), 0.2)
    rest([lambda s=s: chunk('peanut', 0.036, s) for s in (1, 2)], 44, 0.42, lambda x, y: top(x, y) + 0.03, 6, (0.08, -0.06), 1)
    rest([lambda: ring('chilli', 0.042, 0.024)], 10, 0.4, lambda x, y: top(x, y) + 0.05, 9, (0.05, 0), 0.5)
    rest([lambda: herb('cilantro', 1, 1.1), lambda: herb('cilantro', 2)], 5, 0.16, lambda x, y: top(x, y) + 0.07, 5, (0.08, 0.12))
    put(food.wedge('lime'), (0.46, 0.3, 0.56), 0.9, 0.2, 0.9)
    ware.chopsticks((1.15, -0.1, 0), 1.25)


# Konjac: baked, or in its sauce

def lasagna_slice():
    table.plate((0, 0), 'sage', 1.08)
    red = mixed('lasagna sauce', ['#A92E18', '#C5482A', '#8E2210'], 6, 0.25, 0.5, 0, 0.4)
    cream = mixed('bechamel', ['#FBEBC6', '#F5DCA6', '#FFF4DA'], 5, 0.25, 0.5)
    put(food.slab('pool', food.outline(0.74, 0.62, 4, 0.35, 96), 0.03, red, None, 0, 0.45, 0.01), (0.03, -0.06, 0.04), 0.3)
    c, s, z = math.cos(0.42), math.sin(0.42), 0.06
    for layer in range(4):
        put(food.slab('sheet', food.outline(0.53, 0.43, layer, 0.03, 96, 0.14), 0.03, close.wet('lasagna'), None, 0.02, 0.3), (0, 0, z), 0.42 + 0.03 * math.sin(5 * layer))
        put(food.slab('red', food.outline(0.515, 0.415, layer + 9, 0.10, 96, 0.16), 0.075, red, None, 0.02, 0.3), (0, 0, z + 0.026), 0.42)
        edge = [(0.515 * u, 0.415 * v) for k in range(-5, 6) for u, v in ((k / 5.5, -1), (1, k / 5.5), (-1, k / 5.5))]
        strew([lambda n=n: chunk('mince', 0.045, n) for n in range(4)], [(x * c - y * s, x * s + y * c) for x, y in edge], z + 0.062, layer, 1)
        put(food.slab('cream', food.outline(0.54, 0.44, layer + 20, 0.14, 96, 0.2), 0.032, cream, None, 0.02, 0.45), (0, 0, z + 0.094), 0.42)
        z += 0.122
    put(food.slab('sheet', food.outline(0.53, 0.43, 8, 0.03, 96, 0.14), 0.03, close.wet('lasagna'), None, 0.02, 0.3), (0, 0, z), 0.42)
    melt = mixed('melt', ['#F9E3A0', '#EDB95A', '#FFF2CC', '#D98E35'], 3.2, 0.25, 0.5, 0, 0.35)
    rng = random.Random(4)
    for i in range(15):
        x, y = rng.uniform(-0.4, 0.4), rng.uniform(-0.3, 0.3)
        put(food.slab('melt', food.outline(rng.uniform(0.14, 0.2), rng.uniform(0.12, 0.17), i, 0.8, 60), 0.03, melt, None, -0.3, 0.45, 0.02), (x * c - y * s, x * s + y * c, z + 0.026 + 0.002 * i), i)
    brown = mixed('brown', ['#C4792B', '#9C5518', '#E2A553'], 8, 0.3, 0.4)
    rest([lambda n=n: food.slab('brown', food.outline(0.06, 0.045, n, 0.8), 0.012, brown, None, 0, 0.4, 0.01) for n in (1, 2)], 9, 0.34, z + 0.085, 6, (0, 0), 0.1)
    chopped(HERB, 70, 0.42, z + 0.06, z + 0.1, 0.014)
    basil((0.02, 0.0, z + 0.1), 3, 4, 0.26)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def penne_pomodoro():
    dish = ware.deep_plate((0, 0), CREAM)
    close.tubes([dish], 74, 0.42, 5, 0.8, 0.82)
    coat = mixed('coated', ['#DE6A33', '#E98B4E', '#CE4E22', '#F0A468'], 3.5, 0.2, 0.8)
    bpy.data.meshes['penne'].materials[0] = coat
    tops = [o.matrix_world.translation for o in bpy.data.objects if o.name.startswith('penne')]
    top = lambda x, y: max([t.z for t in tops if math.hypot(t.x - x, t.y - y) < 0.16], default=0.12) + 0.05
    table.sauce((0, 0, top(0, 0) - 0.03), 0.27, 0.09, '#A92E18', 3)
    rest([food.tomato_half], 7, 0.5, top, 9, (0, 0), 0.5)
    rest([lambda n=n: chunk('kimchi', 0.045, n) for n in (1, 2, 3)], 22, 0.5, top, 5, (0, 0), 0.7)
    shaved(14, 0.42, lambda x, y: top(x, y) + 0.03, 5)
    basil((0.0, 0.02, top(0, 0) + 0.1), 5, 5, 0.26)
    ware.fork((1.28, -0.5, 0.01), 1.35)


# Recipes

def egg_bites():
    ware.deep_plate((0, 0), SAGE)
    crust = mixed('bite', ['#F3C95C', '#E0A33A', '#F8DF93'], 5, 0.4, 0.3, 0.1, 0.4)
    spots = [(-0.36, 0.2, 0.06), (0.3, 0.26, 0.06), (0.0, -0.3, 0.06), (0.5, -0.24, 0.06), (-0.5, -0.24, 0.06), (-0.02, 0.02, 0.26)]
    for index, (x, y, z) in enumerate(spots):
        bite = food.slab('bite', food.outline(0.2, 0.2, index, 0.08), 0.22, crust, mixed('bite side', ['#D9973A', '#C67F28', '#E9B95F'], 6, 0.45, 0.2), 0, 0.25, 0.05, 0.03)
        put(bite, (x, y, z), index)
        rng = random.Random(index)
        for _ in range(4):
            a, r = rng.uniform(0, 6.3), rng.uniform(0.02, 0.13)
            table.leaf((x + r * math.cos(a), y + r * math.sin(a), z + 0.245), 0.11, rng.uniform(0, 6), 0.05, '#2F6430')
        for maker in (lambda: chunk('feta', 0.04, index), lambda: chunk('feta', 0.03, index + 3), lambda: stick('pepper', 0.06, 0.016), lambda: stick('pepper', 0.05, 0.018)):
            a, r = rng.uniform(0, 6.3), rng.uniform(0.02, 0.13)
            put(maker(), (x + r * math.cos(a), y + r * math.sin(a), z + 0.255), a, 0.3)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def chia_pudding():
    ware.deep_bowl((0, 0), SLATE)
    cream = mixed('chia', ['#F1E8DA', '#E6DAC8', '#F8F2E8'], 4, 0.25, 0.4, 0.2)
    put(food.slab('chia', food.outline(0.8, 0.8, 0, 0, 96), 0.06, cream, None, 0, 0.3, 0.02), (0, 0, 0.34))
    chopped('#3A332E', 420, 0.74, 0.41, 0.425, 0.013, 5)
    top = lambda x, y: 0.43
    rest([food.raspberry, food.raspberry], 8, 0.3, top, 3, (-0.26, -0.12), 0.4)
    rest([food.blueberry], 14, 0.3, lambda x, y: 0.47, 7, (0.24, 0.16), 0.6)
    rest([food.strawberry_half], 6, 0.24, lambda x, y: 0.46, 9, (0.18, -0.36), 0.4)
    rest([food.almond], 12, 0.3, lambda x, y: 0.46, 2, (-0.26, 0.34), 0.4)
    basil((-0.02, 0.02, 0.5), 3, 4, 0.17)
    ware.spoon((1.22, -0.55, 0.02), 1.25)
    strew([food.blueberry, food.raspberry], [(-1.15, -0.7), (-1.0, -0.85), (-1.25, -0.5)], 0.055, 4)


def salmon_avocado_plate():
    ware.deep_plate((0, 0), CREAM)
    for i, (x, y, yaw) in enumerate([(-0.42, 0.12, 0.5), (-0.28, -0.1, 0.2), (-0.45, -0.25, -0.2), (-0.16, 0.26, 0.9), (-0.1, -0.3, 0.1)]):
        put(food.ribbon(0.56, 0.2, i * 1.7), (x, y, 0.06 + 0.02 * i), yaw)
    for i in range(6):
        put(food.avocado_slice(0.4), (0.34 + 0.05 * i, 0.42 - 0.09 * i, 0.1), 0.55, 0.1, 0.5)
    put(food.half_egg(), (0.38, -0.36, 0.08), 0.4)
    put(food.half_egg(), (0.62, -0.1, 0.1), -0.9)
    rest([lambda: coin('cucumber', 0.12, 0.025)], 7, 0.22, lambda x, y: 0.1, 5, (0.04, -0.56), 0.3)
    rest([lambda: herb('dill', 1, 1.2), lambda: herb('dill', 2)], 6, 0.4, lambda x, y: 0.19, 6, (-0.2, 0.0))
    put(food.wedge('lemon'), (-0.05, 0.58, 0.2), 0.4, 0.2, 0.9)
    chopped(PEPPER, 70, 0.7, 0.1, 0.2, 0.008)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def sesame_salad():
    top = noodle_bowl('spaghetti', '#E0B66C', None, CREAM, 5)
    rest([stick], 16, 0.19, lambda x, y: top(x, y) + 0.0, 4, (0.36, 0.1), 0.25)
    rest([lambda: stick('cucumber', 0.25, 0.022)], 14, 0.19, lambda x, y: top(x, y) + 0.0, 5, (-0.34, 0.12), 0.25)
    rest([lambda: stick('cabbage', 0.26, 0.014)], 22, 0.2, lambda x, y: top(x, y) + 0.0, 6, (0.0, -0.38), 0.3)
    rest([ring], 24, 0.4, lambda x, y: top(x, y) + 0.05, 12, (0, 0.1), 0.5)
    rest([lambda: herb('cilantro', 1), lambda: herb('cilantro', 2)], 4, 0.12, lambda x, y: top(x, y) + 0.05, 5, (0, 0.2))
    chopped(SESAME, 180, 0.6, 0.4, 0.58, 0.013)
    chopped(PEPPER, 60, 0.6, 0.4, 0.585, 0.012, 9)
    ware.chopsticks((1.15, -0.1, 0), 1.25)


def lettuce_wraps():
    ware.chopping_board((0, 0.02), (1.15, 0.72))
    for i, (x, y, yaw) in enumerate([(-0.6, 0.08, 0.9), (0.05, -0.12, 1.1), (0.66, 0.12, 1.3)]):
        put(food.lettuce(0.40, i * 1.3), (x, y, 0.085), yaw)
        fill = dome(0.36, 0.14, 0.26)
        local = lambda px, py, x=x, y=y: fill(px - x, py - y)
        rest([lambda s=s: chunk('mince', 0.06, s) for s in range(4)], 34, 0.24, local, 3 + i, (x, y), 1)
        rest([lambda: stick('carrot', 0.16, 0.012)], 12, 0.2, lambda a, b: local(a, b) + 0.04, 5 + i, (x, y), 0.4)
        rest([ring], 12, 0.2, lambda a, b: local(a, b) + 0.06, 8 + i, (x, y), 0.5)
        rest([lambda: herb('cilantro', 1, 0.8)], 2, 0.08, lambda a, b: local(a, b) + 0.08, 6 + i, (x, y))
    put(food.wedge('lime'), (0.35, -0.78, 0.13), 0.5, 0.2, 0.9)
    put(food.wedge('lime'), (1.0, -0.55, 0.2), 2.5, 0.2, 0.9)


def tuna_avocado():
    ware.deep_plate((0, 0), CLAY)
    for x, y, yaw in ((-0.36, -0.12, 0.5), (0.36, 0.14, 0.35)):
        put(food.avocado_half(), (x, y, 0.05), yaw, 0, 0, 1.15)
        heap = dome(0.24, 0.27, 0.40)
        local = lambda px, py, x=x, y=y: heap(px - x, py - y)
        rest([lambda s=s: chunk('tuna', 0.06, s) for s in range(4)], 30, 0.2, local, 5, (x, y), 0.9)
        rest([lambda: stick('celery', 0.05, 0.016)], 8, 0.18, lambda a, b: local(a, b) + 0.03, 8, (x, y), 0.6)
        rest([lambda: coin('onion', 0.03, 0.012)], 6, 0.18, lambda a, b: local(a, b) + 0.04, 9, (x, y), 0.7)
        put(herb('parsley', 3, 0.9), (x - 0.05, y, 0.42), 0.8, -0.3)
    chopped(PEPPER, 60, 0.6, 0.25, 0.42, 0.008)
    put(food.citrus('lemon', 0.19, 0.045), (0.2, -0.52, 0.14), 0.4, 0.1, 0.2)
    put(food.wedge('lemon'), (-0.3, 0.56, 0.2), 0.4, 0.2, 0.9)
    ware.fork((1.28, -0.5, 0.01), 1.35)


def tomato_soup():
    ware.deep_bowl((0, 0), CREAM)
    soup = mixed('tomato soup', ['#C93A1B', '#D9512A', '#B52E12'], 5, 0.14, 0.9, 0.1, 0.12)
    put(food.slab('soup', food.outline(0.8, 0.8, 0, 0, 96), 0.03, soup, None, 0, 0.2), (0, 0, 0.355))
    cream = mixed('swirl', ['#FFF8E8', '#FBEBCB'], 4, 0.2, 0.7, 0.2)
    points = [((0.12 + 0.022 * t) * math.cos(0.42 * t), (0.12 + 0.022 * t) * math.sin(0.42 * t), 0.385) for t in range(22)]
    put(food.tube('swirl', points, [0.026 * math.sin(math.pi * (t + 1) / 23) + 0.006 for t in range(22)], cream, 12), (0, -0.03, 0.27), 0.6, 0, 0, (1, 1, 0.3))
    basil((0.05, 0.03, 0.40), 3, 5, 0.26)
    chopped(PEPPER, 70, 0.6, 0.39, 0.395, 0.009)
    chopped('#E9A13B', 60, 0.7, 0.386, 0.388, 0.02, 8)
    rest([lambda s=s: chunk('roast', 0.055, s) for s in (1, 2)], 9, 0.2, lambda x, y: 0.42, 3, (-0.38, -0.3), 0.8)
    ware.spoon((1.22, -0.55, 0.02), 1.25)


def salmon_asparagus():
    ware.deep_plate((0, 0), CREAM, 1.05)
    for i in range(6):
        put(food.spear(1.1, i), (0.02 + 0.03 * (i % 2), -0.16 - 0.085 * i, 0.07 + 0.02 * (i % 2)), 0.16 + 0.03 * math.sin(i * 2))
    put(food.fillet(1.0, 0.42), (-0.02, 0.22, 0.07), 0.2, 0, 0.08)
    for x, y, yaw in ((-0.25, 0.18, 0.3), (0.02, 0.24, 1.2), (0.28, 0.28, 2)):
        put(food.citrus('lemon', 0.13, 0.025), (x, y, 0.25), yaw, 0.12, 0.1)
    rest([lambda: herb('dill', 1, 1.3), lambda: herb('dill', 2, 1.1)], 7, 0.3, lambda x, y: 0.27, 6, (0.02, 0.24))
    chopped(PEPPER, 50, 0.5, 0.2, 0.26, 0.008)
    ware.fork((1.32, -0.5, 0.01), 1.35)


def sheet_pan():
    ware.tray((0, 0), (1.28, 0.86))
    top = lambda x, y: 0.09
    rest([lambda s=s: food.lumps('thigh', (0.27, 0.19, 0.11), mixed('roast chicken', ['#B9692A', '#8C4A18', '#D9954A', '#6E3711'], 5, 0.3, 0.5, 0.1, 0.5), s, 0.35, 1.3) for s in (1, 2, 3)],
         5, 0.62, lambda x, y: 0.12, 14, (0, 0), 0.15)
    spots = around(44, 0.98, 3)
    spots = [(x, y * 0.66) for x, y in spots]
    strew([lambda: floret(1, 0.85), lambda: coin('zucchini', 0.11, 0.04), lambda: stick('pepper', 0.26, 0.032), lambda: stick('gold', 0.24, 0.032),
           lambda: floret(4, 0.75), lambda: coin('onion', 0.13, 0.035)], spots, lambda x, y: 0.06, 5, 0.35)
    chopped(HERB, 110, 0.85, 0.1, 0.2, 0.014)
    chopped(PEPPER, 90, 0.9, 0.1, 0.2, 0.009, 6)
    rest([lambda: herb('thyme', 1, 1.3)], 4, 0.6, lambda x, y: 0.24, 4)


def beef_broccoli():
    ware.skillet((0, 0), 0.95, 0.5)
    glaze = mixed('pan sauce', ['#5A2F14', '#6F3E1C', '#45220D'], 4, 0.08, 0.9)
    put(food.slab('glaze', food.outline(0.76, 0.76, 2, 0.1, 96), 0.03, glaze, None, 0, 0.3), (0, 0, 0.05))
    spots = around(40, 0.7, 6)
    strew([lambda: floret(1, 1.15), lambda: slice_of('beef', 0.2, 0.09, 0.045, 1, 1.2), lambda: floret(5, 1.0), lambda: slice_of('beef', 0.18, 0.1, 0.05, 3, 1.4),
           lambda: slice_of('beef', 0.19, 0.08, 0.045, 7, 1.3)], spots, lambda x, y: 0.09 + 0.06 * (1 - math.hypot(x, y)), 9, 0.4)
    chopped(SESAME, 150, 0.62, 0.2, 0.31, 0.014)
    rest([ring], 22, 0.5, lambda x, y: 0.26, 12, (0, 0), 0.6)
    rest([lambda: stick('scallion', 0.16, 0.013)], 8, 0.5, lambda x, y: 0.26, 14, (0, 0), 0.5)


def zucchini_lasagna():
    dish = ware.stoneware(CREAM)
    ware.tray((0, 0), (1.1, 0.8), deep=0.26, surface=dish)
    red = mixed('lasagna sauce', ['#A92E18', '#C5482A', '#8E2210'], 6, 0.25, 0.5, 0, 0.4)
    put(food.slab('sauce', food.outline(1.04, 0.74, 0, 0, 96, 0.22), 0.14, red, None, 0, 0.2, 0.03), (0, 0, 0.05))
    melt = mixed('melt', ['#F9E3A0', '#EDB95A', '#FFF2CC', '#D98E35'], 3.2, 0.25, 0.5, 0.2, 0.35)
    rng = random.Random(4)
    for i in range(26):
        x, y = rng.uniform(-0.88, 0.88), rng.uniform(-0.58, 0.58)
        put(food.slab('melt', food.outline(rng.uniform(0.14, 0.27), rng.uniform(0.12, 0.2), i, 0.8, 60), 0.03, melt, None, 0, 0.45, 0.025), (x, y, 0.19 + 0.004 * i % 0.03), i)
    spots = [(-0.75 + 0.38 * i, -0.42 + 0.42 * j) for i in range(5) for j in range(3)]
    strew([lambda: coin('zucchini', 0.15, 0.025)], [(x + rng.uniform(-.05, .05), y + rng.uniform(-.05, .05)) for x, y in spots], 0.235, 7, 0.12)
    rest([lambda s=s: food.slab('brown', food.outline(0.07, 0.05, s, 0.8), 0.012, mixed('brown', ['#C4792B', '#9C5518', '#E2A553'], 8, 0.3, 0.4), None, 0, 0.4, 0.01) for s in (1, 2)], 24, 0.8, 0.245, 6, (0, 0), 0.1)
    chopped(HERB, 140, 0.8, 0.25, 0.28, 0.015)
    basil((0.05, 0.0, 0.28), 3, 5, 0.26)


def cucumber_bites():
    ware.chopping_board((0, 0.0), (1.15, 0.74))
    soft = mixed('cream cheese', ['#FFFBF2', '#F8F0E0', '#FFFFFF'], 6, 0.4, 0.3, 0.2, 0.3)
    for row in range(3):
        for column in range(5):
            x, y = -0.82 + 0.41 * column + 0.1 * (row % 2), -0.42 + 0.4 * row
            put(coin('cucumber', 0.165, 0.07), (x, y, 0.085), row * 2 + column)
            put(food.lumps('swirl', (0.105, 0.105, 0.06), soft, row * 5 + column, 0.22, 3), (x, y, 0.18))
            rng = random.Random(row * 9 + column)
            for colour, count, size in (('#F1E2BA', 16, 0.013), ('#26221E', 12, 0.011), ('#C9823C', 6, 0.012)):
                table.flecks((x, y, 0.175), 0.1, 0.065, colour, count, size, rng.randint(1, 900))
            put(herb('dill', row + column, 0.55), (x - 0.02, y, 0.225), rng.uniform(0, 6), -0.2)


def cocoa_bites():
    ware.deep_plate((0, 0), SAGE)
    cocoa = mixed('cocoa', ['#4A2A18', '#5F3A22', '#371D0F'], 12, 0.6, 0.08, 0, 0.6)
    spots = [(-0.36, 0.24), (0.06, 0.36), (0.44, 0.14), (-0.46, -0.16), (-0.04, -0.06), (0.34, -0.3), (-0.16, -0.46)]
    for index, (x, y) in enumerate(spots):
        put(food.lumps('bite', (0.19, 0.19, 0.175), cocoa, index, 0.12, 3), (x, y, 0.22), index)
    put(food.lumps('bite', (0.19, 0.19, 0.175), cocoa, 20, 0.12, 3), (0.17, 0.12, 0.47))
    rng = random.Random(3)
    nut = [lambda s=s: chunk('nut', 0.03, s) for s in (1, 2, 3)]
    for x, y, z in [(a, b, 0.22) for a, b in spots] + [(0.17, 0.12, 0.47)]:
        places = []
        for _ in range(22):
            a, up = rng.uniform(0, 6.3), rng.uniform(0.1, 1)
            side = math.sqrt(1 - up * up)
            places.append((x + 0.19 * side * math.cos(a), y + 0.19 * side * math.sin(a), z + 0.172 * up))
        firsts = [make() for make in nut]
        for i, place in enumerate(places):
            put(firsts[i] if i < 3 else food.again(firsts[i % 3]), place, rng.uniform(0, 6), rng.uniform(0, 6))
    rest([food.almond], 7, 0.24, 0.08, 4, (0.62, 0.42), 0.3)
    strew([food.almond], [(1.2, -0.6), (1.34, -0.45), (1.1, -0.78)], 0.03, 4)


KONJAC = {
    'miso-mushroom-noodle-soup': miso_mushroom, 'chicken-angel-hair-soup': chicken_angel_hair, 'coconut-laksa': coconut_laksa,
    'beef-pho': beef_pho, 'egg-drop-noodle-soup': egg_drop, 'spaghetti-bolognese': bolognese, 'fettuccine-alfredo': alfredo,
    'pesto-angel-hair': pesto, 'lemon-garlic-shrimp-spaghetti': lemon_shrimp, 'creamy-mushroom-fettuccine': mushroom_fettuccine,
    'chicken-pad-thai': pad_thai, 'beef-yakisoba': yakisoba, 'kimchi-fried-rice': kimchi_rice, 'singapore-noodles': singapore,
    'peanut-satay-noodles': satay,
}
OTHERS = {
    'spinach-feta-egg-bites': egg_bites, 'chia-berry-breakfast-pudding': chia_pudding, 'avocado-smoked-salmon-plate': salmon_avocado_plate,
    'sesame-noodle-salad': sesame_salad, 'turkey-lettuce-wraps': lettuce_wraps, 'tuna-stuffed-avocado': tuna_avocado,
    'tomato-basil-soup': tomato_soup, 'dill-salmon-asparagus': salmon_asparagus, 'sheet-pan-chicken-vegetables': sheet_pan,
    'beef-broccoli-stir-fry': beef_broccoli, 'zucchini-turkey-lasagna': zucchini_lasagna, 'everything-cucumber-bites': cucumber_bites,
    'cocoa-almond-bites': cocoa_bites,
}

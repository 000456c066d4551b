"""What is in a pack, close; the pack in use, with scale; and what comes of it."""
import math
import random

import bpy
from mathutils import Vector

import close
import dishes
import food
import noodles
import packs
import recipes
import small
import studio
import table
import ware
from food import around, mixed, put
from studio import material, mesh_object

SHELLS = {'pain-free': '#2F5D46', 'hydration': '#2B7685', 'womens': '#A64E57', 'mens': '#2C5273', 'nighttime': '#33376F'}
POWDERS = {'pain-free': ['#E8DDBE', '#D8C79A', '#F2EAD4'], 'hydration': ['#F4F4EE', '#E3E7E4', '#FFFFFF'],
           'womens': ['#EBC9A6', '#DDAF83', '#F5DEC6'], 'mens': ['#E5D3A0', '#D2BB7C', '#F1E6C4'],
           'nighttime': ['#D9D3C2', '#C3BAA2', '#ECE7DA']}


def look(distance, height, aim, lens, x=0.0, blur=None):
    studio.camera((x, -distance, height), (x, 0, aim), lens)
    if blur:
        data = bpy.context.scene.camera.data
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, blur, 0.9


# What is in it

def powder(centre, radius, height, colours, seed=1):
    """A little heap of grain."""
    rng, grains = random.Random(seed), []
    for _ in range(2600):
        r, a = radius * abs(rng.gauss(0, 0.42)), rng.uniform(0, 6.3)
        z = height * max(0, 1 - (r / radius) ** 1.2) * rng.uniform(0.9, 1.0)
        size = rng.uniform(0.004, 0.011)
        grain, faces = noodles.ellipsoid(size, size * 0.8, 4, 6)
        grains.append(([(x + r * math.cos(a), y + r * math.sin(a), q + z + size) for x, y, q in grain], faces))
    surface = mixed('powder ' + colours[0], colours, 9, 0.85, 0)
    heap = food.joined('powder', grains, surface)
    heap.location = centre
    body = food.lumps('heap', (radius * 0.75, radius * 0.75, height * 0.9), surface, seed, 0.15)
    body.location = centre


def capsules_close(kind):
    """A handful, one of them open."""
    rng, shell = random.Random(5), SHELLS[kind]
    spots = around(34, 0.72, 11, (0, 0.14))
    for index, (x, y) in enumerate(spots):
        if math.hypot(x - 0.02, y + 0.36) < 0.34:
            continue
        small.capsule((x, y, 0), shell, rng.uniform(0, 6.3), 1.55)
        if index % 4 == 0 and y > 0.1:
            small.capsule((x + 0.05, y + 0.03, 0.11), shell, rng.uniform(0, 6.3), 1.55, math.pi / 2 + rng.uniform(-.25, .25))
    radius, length = 0.062, 0.116
    for half, colour, place, yaw in ((0, shell, (-0.20, -0.42), 2.0), (1, '#F3E9D2', (0.24, -0.34), -0.75)):
        open_half(colour, radius * (0.97 if half else 1), length, place, yaw, POWDERS[kind])
    powder((0.03, -0.40, 0), 0.17, 0.055, POWDERS[kind])
    look(2.9, 2.25, 0.03, 100, 0, 3.7)


def open_half(colour, radius, length, place, yaw, colours):
    dome = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi / 2 * i / 12 for i in range(13))]
    wall = [(radius, length), (radius * 0.92, length), (radius * 0.9, 0)]
    made = packs.lathe('open half', dome + wall, material('shell ' + colour, colour, 0.16, 0.6))
    fill = food.lumps('fill', (radius * 0.88, radius * 0.88, 0.05), mixed('powder ' + colours[0], colours, 9, 0.85, 0), 2, 0.2)
    fill.parent, fill.location = made, (0, 0, length * 0.8)
    # Lies on its side, its mouth to the heap.
    made.location, made.rotation_euler = (*place, radius), (0, math.pi / 2, yaw + math.pi if place[0] > 0 else yaw - math.pi * 0.72)


def jelly(colour):
    """Gummies let light through: they glow where it comes from behind."""
    name = 'jelly ' + colour
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = material(name, colour, 0.18, 0.5)
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value = 0.78, 1.25
    shader.inputs['Transmission Roughness'].default_value = 0.35
    return made


def gummies_close():
    fruit = ['#E8402C', '#F58A2A', '#F7B733', '#C2306B']
    spots = [(-0.52, 0.1), (-0.2, 0.3), (0.16, 0.2), (0.5, 0.32), (-0.36, -0.22), (0.0, -0.12), (0.36, -0.14), (0.7, 0.0), (-0.72, -0.18),
             (-0.1, -0.48), (0.26, -0.46), (-0.86, 0.3), (0.84, 0.5), (-0.5, 0.5)]
    for index, (x, y) in enumerate(spots):
        each = small.gummy(fruit[index % 4], 0.145)
        each.data.materials.clear()
        each.data.materials.append(jelly(fruit[index % 4]))
        put(each, (x, y, 0.124), index * 0.8)
    for index, (x, y) in enumerate([(-0.2, 0.06), (0.2, 0.04), (0.0, 0.34)]):
        each = small.gummy(fruit[(index + 1) % 4], 0.145)
        each.data.materials.clear()
        each.data.materials.append(jelly(fruit[(index + 1) % 4]))
        put(each, (x, y, 0.371), index * 1.1 + 0.4)
    studio.area('sun', (0.6, 4.2, 2.2), (0, 0, 0.1), 1.0, 260, '#FFE9C8')
    studio.area('near', (-0.6, -3.2, 2.4), (0, 0, 0.1), 1.6, 90, '#FFF4E6')
    look(3.3, 2.3, 0.12, 104, 0, 4.0)


def konjac_close(noodle):
    """In the pan, still wet, a bite on its way out."""
    pan = ware.skillet((0, 0.3), 1.5, 0.9)
    pan.scale = (1, 1, 1.7)
    heap = close.heap_of(noodle, 0.86, 0.2 if noodle == 'rice' else 0.06, 0.08, 1.0, 1.0, [pan])
    x, y, z = hub = (0.02, -0.06, {'udon': 0.8, 'rice': 0.7, 'lasagna': 0.74, 'penne': 0.74}.get(noodle, 0.86))
    if noodle in ('angel-hair', 'udon'):
        ware.chopsticks((x + 0.7, y + 0.08, z + 0.17), 0.12, '#7A4A2A', -0.22)
        close.lifted(noodle, heap, hub, 0.075, 0.22)
    elif noodle == 'rice':
        close.spoonful(hub)
    else:
        ware.fork((x + (0.4 if noodle == 'lasagna' else 0.27), y + 0.03, z + (0.02 if noodle == 'lasagna' else 0.03)), math.pi + 0.1, 0.2)
        if noodle in close.CUTS:
            close.lifted(noodle, heap, hub, 0.105, 0.2)
        elif noodle == 'lasagna':
            close.raised(heap, hub)
        else:
            for at, turn in ((0.0, 1.5), (-0.135, 1.72)):
                put(food.again(bpy.data.objects['penne']), (x + at, y, z - 0.02 + 0.2 * at), turn, 0.1)
    studio.area('glint', (1.6, 3.6, 3.0), (0, 0, 0.3), 0.7, 150, '#FFF3E0')
    studio.area('near', (-0.9, -3.2, 2.6), (0, 0, 0.3), 1.4, 34, '#FFF1DC')
    look(3.1, 1.75, 0.44, 92, 0, 3.12)


def bundle_inside():
    """All of it, out of its packs."""
    for kind, x, y in (('pain-free', -0.72, 0.42), ('hydration', 0.72, 0.42), ('womens', -0.72, -0.62), ('mens', 0.72, -0.62)):
        table.plate((x, y), 'cream', 0.5)
        for index, (dx, dy) in enumerate(around(9, 0.26, 4, (x, y))):
            small.capsule((dx, dy, 0.035), SHELLS[kind], index * 1.7, 1.1)
    ware.deep_bowl((0, -0.06), recipes.CREAM, 0.62, 0.34)
    noodles.nest('spaghetti', (0, -0.06, 0.26), 0.5, 4, '#F4E0A8', 0.7)
    studio.camera((0, -3.6, 6.6), (0, -0.08, 0.1), 104)


# In use, with scale

def saucer(centre, kind=None, count=2):
    table.plate(centre, 'cream', 0.34)
    if kind:
        for index in range(count):
            small.capsule((centre[0] - 0.07 + 0.14 * index, centre[1] + 0.03 * index, 0.035), SHELLS[kind], 0.5 + index, 1.0)


def at_the_counter(kind, count=2, extra=None):
    """A glass of water, a day's capsules, the bottle."""
    packs.bottle(kind, (-0.62, 0.25), 8)
    ware.tumbler((0.42, 0.42), 1.0, 0.3, 0.78)
    saucer((0.18, -0.52), kind, count)
    ware.cloth((0.98, -0.3), (0.9, 1.3), 0.35, '#F1EADC', packs.CAPS[kind], 2)
    ware.spoon((0.80, -0.42, 0.10), 1.75)
    if extra:
        extra()
    look(6.8, 2.9, 0.36, 104, 0.06)


def bedside():
    ware.book((0.72, 0.55), -0.25, (1.2, 0.85, 0.2), '#33376F')
    ware.book((0.74, 0.56), -0.1, (1.08, 0.76, 0.16), '#B08D57').location.z += 0.2
    packs.bottle('nighttime', (-0.62, 0.2), 8)
    ware.cup((0.55, -0.42), '#9DB096', 0.34, 0.36, '#B9772E')
    saucer((-0.12, -0.55), 'nighttime', 2)
    look(6.8, 2.9, 0.36, 104, 0.06)


def tote(centre, yaw=0.0):
    """A canvas bag, open at the top."""
    vertices, faces, rows, columns = [], [], 40, 120
    for row in range(rows + 1):
        t = row / rows
        for column in range(columns):
            a = 2 * math.pi * column / columns
            c, s = math.cos(a), math.sin(a)
            rx, ry = 0.82 + 0.05 * t, 0.30 - 0.06 * t
            c, s = math.copysign(abs(c) ** 0.55, c), math.copysign(abs(s) ** 0.55, s)
            sag = 0.03 * math.sin(5 * a + 4 * t) * t + 0.02 * math.sin(11 * a - 5 * t)
            vertices.append(((rx + sag) * c, (ry + sag) * s, 1.25 * t + 0.05 * t * math.sin(2 * a)))
    for row in range(rows):
        for column in range(columns):
            n = (column + 1) % columns
            faces.append((row * columns + column, row * columns + n, (row + 1) * columns + n, (row + 1) * columns + column))
    canvas = material('canvas', '#E9DFC9', 0.9, 0, 0, 0.5, 120)
    made = mesh_object('tote', vertices, faces, canvas)
    for y in (-0.24, 0.24):
        points = [(-0.34 + 0.68 * t / 20, y, 1.2 + 0.5 * math.sin(math.pi * t / 20)) for t in range(21)]
        strap = food.tube('strap', points, [0.045] * 21, canvas, 12)
        strap.parent = made
    put(made, (*centre, 0), yaw)


def in_the_bag():
    tote((0.28, 0.75), -0.15)
    packs.bottle('gummies', (-0.52, -0.1), 8, 0.95)
    small.lay_gummies([(0.06, -0.5, 0, 0.2), (0.22, -0.78, 0, 1.1)])
    ware.book((0.78, -0.25), -0.5, (0.66, 0.92, 0.11), '#B5532F')
    look(7.4, 2.7, 0.52, 100, 0.1)


def sample_in_use():
    packs.pouch('sachet', (-0.55, 0.2), 6, (0.78, 1.02, 0.07), 0.6)
    ware.tumbler((0.42, 0.42), 1.0, 0.3, 0.78)
    saucer((0.12, -0.5), 'pain-free', 2)
    ware.spoon((0.86, -0.35, 0.01), 1.75)
    look(6.8, 2.9, 0.36, 104, 0.06)


def carried(make, place):
    """Makes things at the middle of the table, then takes them to their place."""
    before = set(bpy.data.objects)
    made = make()
    bpy.context.view_layer.update()
    tray = bpy.data.objects.new('tray', None)
    bpy.context.collection.objects.link(tray)
    for each in set(bpy.data.objects) - before - {tray}:
        if not each.parent:
            each.parent = tray
    tray.location = place
    return made


def in_the_pan(noodle, others=()):
    """The pouch beside the pan in which its noodles dry."""
    packs.pouch(noodle, (-0.82, 0.75), 10, (0.98, 1.34, 0.18))
    for index, other in enumerate(others):
        packs.pouch(other, (0.22 + 1.0 * index, 0.8), -4, (0.98, 1.34, 0.18))

    def hot():
        pan = ware.skillet((0, 0), 0.9, -0.55)
        close.heap_of(noodle, 0.68, 0.12, 0.06, {'rice': 0.95, 'udon': 1.15, 'penne': 0.62}.get(noodle, 0.85), 0.72, [pan])

    carried(hot, (0.32, -0.42, 0))
    ware.cloth((-1.16, -0.66), (0.8, 1.2), -0.4, '#F1EADC', '#B5532F', 3)
    if noodle in ('rice', 'penne', 'lasagna'):
        ware.spatula((0.72, -0.3, 0.27), 0.5, -0.16)
    else:
        ware.chopsticks((0.9, 0.14, 0.44), 0.75, '#B98552', -0.13)
    look(7.4, 3.9, 0.24, 104, -0.06)


def bundle_in_use():
    """A table that is laid: a bowl, a glass, what is taken with it."""
    packs.pouch('spaghetti', (-0.95, 0.95), 8)
    for kind, x in (('pain-free', -0.1), ('hydration', 0.52), ('womens', 1.14)):
        packs.bottle(kind, (x, 0.85 - 0.08 * abs(x - 0.5)), -4 * x, 0.86)
    ware.tumbler((1.1, -0.15), 0.9, 0.27, 0.78)
    dishes.serve('spaghetti', (-0.12, -0.55), 'cream', 0.78)
    ware.fork((-1.02, -0.75, 0.01), 1.5)
    saucer((0.92, -0.95), 'pain-free', 2)
    look(8.6, 3.4, 0.42, 103, 0.04)


# What comes of it

def with_bottle(kind, dress, drink=True):
    dress()
    before = packs.bottle(kind, (-0.98, 1.15), 8, 0.95)
    if drink:
        ware.tumbler((1.02, 1.0), 0.95, 0.29, 0.78)
    studio.camera((0, -6.8, 4.3), (0.02, 0.25, 0.42), 98)
    return before


def soup_with_sample():
    recipes.tomato_soup()
    packs.pouch('sachet', (-0.95, 1.1), 8, (0.78, 1.02, 0.07), 0.6)
    ware.tumbler((1.02, 1.0), 0.95, 0.29, 0.78)
    studio.camera((0, -6.8, 4.3), (0.02, 0.25, 0.42), 98)


def rest_of_night():
    """A made bed: a pillow, a blanket, nothing to do."""
    shape = food.outline(1.25, 0.78, 0, 0, 120, 0.42)
    linen = material('bed linen', '#EFEDF2', 0.9, 0, 0, 0.3, 70)
    vertices, faces, rows = [], [], 26
    for side in (1, -1):
        for row in range(rows + 1):
            t = row / rows
            for index, (x, y) in enumerate(shape):
                puff = 0.36 * (1 - t ** 2.6) ** 0.7 if t < 1 else 0
                wrinkle = 0.018 * math.sin(7 * x * t + 3 * y) + 0.014 * math.sin(13 * y * t - 4 * x) * t
                vertices.append((x * t, y * t, 0.4 + side * puff * (0.9 if side < 0 else 1) + wrinkle))
    n = len(shape)
    for half in range(2):
        start = half * (rows + 1) * n
        for row in range(rows):
            for i in range(n):
                j = (i + 1) % n
                corners = (start + row * n + i, start + row * n + j, start + (row + 1) * n + j, start + (row + 1) * n + i)
                faces.append(corners if half else tuple(reversed(corners)))
    put(mesh_object('pillow', vertices, faces, linen), (0.15, 0.9, 0.02), -0.12, 0, 0.25)
    blanket = ware.cloth((0.15, -0.55), (3.2, 1.3), 0.04, '#6C709E', None, 4)
    blanket.scale = (1, 1, 1.5)
    packs.bottle('nighttime', (-0.95, -0.25), 10, 0.9).location.z = 0.1
    look(7.4, 3.3, 0.42, 96, 0.0)


def instead_of_dessert():
    table.plate((0.2, -0.3), 'cream', 0.72)
    small.lay_gummies([(0.06, -0.36, 0, 0.2), (0.34, -0.28, 0, 1.1), (0.16, -0.06, 0, 0.7)])
    food.strew([food.raspberry, food.blueberry, food.raspberry, food.blueberry], [(-0.16, -0.14), (-0.22, -0.36), (0.5, -0.5), (0.56, -0.1), (-0.05, -0.6), (0.2, -0.62)],
               lambda x, y: 0.09, 4, 0.3)
    table.sprig((0.32, -0.02, 0.1), 3, 3, 0.2)
    ware.cup((0.85, 0.55), '#F6F1E7', 0.36, 0.4)
    packs.bottle('gummies', (-0.62, 0.6), 8, 0.92)
    ware.fork((1.15, -0.75, 0.01), 1.75)
    look(7.0, 3.4, 0.3, 104, 0.08)


PLATES = {
    'angel-hair': recipes.chicken_angel_hair, 'spaghetti': recipes.bolognese, 'fettuccine': recipes.alfredo,
    'rice': recipes.kimchi_rice, 'lasagna': recipes.lasagna_slice, 'udon': recipes.miso_mushroom, 'penne': recipes.penne_pomodoro,
}


def plate_of(noodle):
    """The dish one wants to eat, beside its pack."""
    PLATES[noodle]()
    packs.pouch(noodle, (-0.78, 1.3), 8, (0.98, 1.34, 0.18))
    studio.camera((0, -6.8, 4.3), (0.04, 0.25, 0.42), 95)


def variety_inside():
    """Each cut of the box in a bowl of its own."""
    for index, noodle in enumerate(['penne', 'udon', 'rice', 'angel-hair', 'spaghetti', 'fettuccine']):
        place, glaze = ((index % 2 - 0.5) * 1.16, 1.06 - 1.12 * (index // 2), 0), ['#F6F1E7', '#B4694A', '#9DB096'][index % 3]

        def bowl():
            dish = ware.deep_bowl((0, 0), glaze, 0.54, 0.27)
            close.heap_of(noodle, 0.42, 0.08, 0.12, {'rice': 0.46, 'udon': 0.9}.get(noodle, 0.5), 0.66, [dish])

        carried(bowl, place)
    studio.camera((0, -4.4, 5.8), (0, 0.02, 0.1), 80)


def hero():
    """Supper: a plate that steams, and what it was made of."""
    table.board((0.72, -0.42), 1.16)
    carried(recipes.bolognese_bowl, (0.72, -0.42, 0.07))
    packs.pouch('spaghetti', (-0.66, 0.66), 6)
    packs.bottle('pain-free', (-1.80, 0.12), 10)
    packs.bottle('womens', (-1.20, -0.40), 6, 0.9)
    ware.cloth((-0.98, -1.22), (0.72, 0.8), -0.4, '#F1EADC', '#B5532F', 3)
    ware.fork((-0.82, -1.0, 0.1), 1.15)
    table.sprig((1.95, -1.15, 0.03), 4, 4, 0.26)
    for x, y in ((1.95, 0.15), (2.12, 0.36), (1.78, 0.45)):
        table.ball((x, y, 0.1), 0.1, '#B8261B')
    studio.camera((0.02, -8.6, 4.3), (-0.02, 0, 0.46), 79)

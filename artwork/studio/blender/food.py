"""Pieces of food, each at the origin until it is put somewhere. Units: 1 = 10 cm."""
import math
import random

import bpy
from mathutils import Vector, noise

import packs
from noodles import ellipsoid
from studio import linear, material, mesh_object


def mixed(name, colours, scale=6.0, roughness=0.4, coat=0.2, flesh=0.0, bump=0.0, stretch=(1, 1, 1)):
    """A surface of two or three colours that run into each other, as food is never of one."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = material(name, colours[0], roughness, coat, flesh)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, size = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    grain, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    size.inputs['Scale'].default_value = stretch
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = scale, 5
    spots = [0.36 + 0.3 * i / max(1, len(colours) - 1) for i in range(len(colours))]
    while len(ramp.color_ramp.elements) < len(colours):
        ramp.color_ramp.elements.new(0.5)
    for stop, spot, colour in zip(ramp.color_ramp.elements, spots, colours):
        stop.position, stop.color = spot, linear(colour)
    shader = nodes['Principled BSDF']
    links.new(place.outputs['Object'], size.inputs['Vector'])
    links.new(size.outputs['Vector'], grain.inputs['Vector'])
    links.new(grain.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    if bump:
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = bump, 0.02
        links.new(grain.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    return made


def put(thing, place, yaw=0.0, pitch=0.0, roll=0.0, scale=1.0):
    thing.location, thing.rotation_euler = place, (roll, pitch, yaw)
    thing.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return thing


def again(thing):
    """The same thing once more, with what hangs on it, for the price of a name."""
    copy = thing.copy()
    bpy.context.collection.objects.link(copy)
    for part in thing.children:
        again(part).parent = copy
    return copy


def around(count, reach, seed=0, centre=(0, 0)):
    """Spots in a loose disc, none quite where the other is."""
    rng, spots = random.Random(seed), []
    gap = 1.1 * reach / math.sqrt(max(count, 1))
    while len(spots) < count:
        r, a = reach * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        spot = (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a))
        if all(math.dist(spot, other) > gap for other in spots):
            spots.append(spot)
        gap *= 0.995
    return spots


def strew(makers, spots, height, seed=0, lie=0.35, scale=(0.9, 1.1)):
    """Puts pieces on spots at a height that the spot decides; each maker is made once and repeated."""
    rng, firsts = random.Random(seed), [make() for make in makers]
    for index, (x, y) in enumerate(spots):
        first = firsts[index % len(firsts)]
        piece = first if index < len(firsts) else again(first)
        put(piece, (x, y, height(x, y) if callable(height) else height), rng.uniform(0, 6.3),
            rng.gauss(0, lie), rng.gauss(0, lie), rng.uniform(*scale))


def lumps(name, size, surface, seed=0, rough=0.25, detail=3.0, rings=28, sides=36):
    """A pebble of (x, y, z) half sizes: meat, tofu skin, meringue, a knob of anything."""
    vertices, faces = ellipsoid(1, 1, rings, sides)
    shaped = []
    for x, y, z in vertices:
        push = 1 + rough * noise.noise(Vector((x * detail + seed, y * detail, z * detail)))
        push += 0.4 * rough * noise.noise(Vector((x * detail * 3, y * detail * 3 + seed, z * detail * 3)))
        shaped.append((x * push * size[0], y * push * size[1], z * push * size[2]))
    return mesh_object(name, shaped, faces, surface)


def outline(rx, ry, seed=0, wobble=0.0, points=48, power=1.0):
    shape = []
    for index in range(points):
        a = 2 * math.pi * index / points
        r = 1 + wobble * noise.noise(Vector((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, seed)))
        c, s = math.cos(a), math.sin(a)
        c, s = math.copysign(abs(c) ** power, c), math.copysign(abs(s) ** power, s)
        shape.append((rx * r * c, ry * r * s))
    return shape


def slab(name, shape, thick, face, rim=None, bend=0.0, soft=0.25, rise=0.0, width=0.0):
    """A slice with rounded edges: an outline, its thickness, its cut face and, where it has one, its rind."""
    count, rows = len(shape), []
    edge = min(soft * thick, 0.4 * thick)
    inset = edge / max(max(abs(x), abs(y)) for x, y in shape)
    peel = (width or 1.5 * edge) / max(max(abs(x), abs(y)) for x, y in shape)
    for scale, z in [(1 - inset - peel, 0), (1 - inset, 0), (1, edge), (1, thick - edge), (1 - inset, thick),
                     (1 - inset - peel, thick), (0.75, thick + 0.3 * rise), (0.5, thick + 0.75 * rise),
                     (0.25, thick + 0.95 * rise)]:
        rows.append([(x * scale, y * scale, z) for x, y in shape])
    vertices = [point for row in rows for point in row] + [(0, 0, 0), (0, 0, thick + rise)]
    faces, rinds = [], []
    for row in range(len(rows) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((row * count + i, row * count + j, (row + 1) * count + j, (row + 1) * count + i))
            rinds.append(1 if rim and row < 5 else 0)
    last = (len(rows) - 1) * count
    for i in range(count):
        j = (i + 1) % count
        faces += [(j, i, len(vertices) - 2), (last + i, last + j, len(vertices) - 1)]
        rinds += [0, 0]
    if bend:
        vertices = [(x, y, z + bend * x * x) for x, y, z in vertices]
    made = mesh_object(name, vertices, faces, face)
    if rim:
        made.data.materials.append(rim)
        for polygon, rind in zip(made.data.polygons, rinds):
            polygon.material_index = rind
    return made


def tube(name, points, radii, surface, sides=20, second=None, every=0):
    """A rope through points: shrimps, stems, sprouts. Closed at both ends."""
    vertices, faces, spans = [], [], []
    points = [Vector(p) for p in points]
    normal = Vector((0, 0, 1))
    for index, point in enumerate(points):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        side = along.cross(normal)
        side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
        up = side.cross(along)
        for s in range(sides):
            a = 2 * math.pi * s / sides
            vertices.append(tuple(point + (side * math.cos(a) + up * math.sin(a)) * radii[index]))
    for ring in range(len(points) - 1):
        for s in range(sides):
            n = (s + 1) % sides
            faces.append((ring * sides + s, ring * sides + n, (ring + 1) * sides + n, (ring + 1) * sides + s))
            spans.append(ring)
    faces += [tuple(reversed(range(sides))), tuple(range((len(points) - 1) * sides, len(points) * sides))]
    spans += [0, len(points) - 1]
    made = mesh_object(name, vertices, faces, surface)
    if second:
        made.data.materials.append(second)
        for polygon, ring in zip(made.data.polygons, spans):
            polygon.material_index = 1 if ring % every == 0 else 0
    return made


def joined(name, parts, surface):
    """Many small shapes as one mesh: (vertices, faces) each."""
    vertices, faces = [], []
    for some, corners in parts:
        start = len(vertices)
        vertices += some
        faces += [tuple(start + c for c in face) for face in corners]
    return mesh_object(name, vertices, faces, surface)


# From the sea and the pan

def shrimp(scale=1.0):
    points, radii, n = [], [], 40
    for i in range(n):
        t = i / (n - 1)
        a = 0.4 + 4.3 * t
        r = 0.135 * (1 - 0.18 * t)
        points.append((r * math.cos(a), r * math.sin(a), 0.05 + 0.012 * math.sin(5 * t)))
        ridge = 1 + 0.07 * abs(math.sin(t * math.pi * 7))
        radii.append(0.064 * ridge * (1 - 0.55 * t) * min(1, 6 * t + 0.45))
    body = mixed('shrimp', ['#F6B58F', '#F28B5E', '#FBD9C2'], 9, 0.25, 0.5, 0.35)
    band = mixed('shrimp band', ['#EE7040', '#F2824F'], 9, 0.25, 0.5, 0.3)
    made = tube('shrimp', points, radii, body, 20, band, 6)
    x, y, z = points[-1]
    for turn in (-0.5, 0.45):
        fin = slab('fin', outline(0.062, 0.026), 0.012, mixed('fin', ['#E4562D', '#F08A5B'], 12, 0.3, 0.4))
        fin.parent = made
        put(fin, (x + 0.045 * math.cos(turn - 1.1), y + 0.045 * math.sin(turn - 1.1), z), turn - 1.1)
    made.scale = (scale,) * 3
    return made


def slice_of(kind, rx=0.17, ry=0.085, thick=0.022, seed=0, bend=0.9):
    colours = {
        'beef': ['#5B2F22', '#7C4633', '#94604A'], 'rare': ['#C4665B', '#9A4A42', '#B77A68'],
        'chicken': ['#E9CFA0', '#D9A766', '#F3E3C4'], 'pork': ['#C98B5E', '#A8653B', '#E2B48A'],
        'salmon': ['#F0844F', '#F6A377', '#EC7440'], 'mushroom': ['#E3D3BA', '#CDB594', '#F0E6D5'],
        'seared': ['#7A4A22', '#B47B41', '#D9A766'],
    }[kind]
    surface = mixed('slice ' + kind, colours, 9, 0.32, 0.35, 0.12, 0.35, (1, 3, 1))
    return slab('slice', outline(rx, ry, seed, 0.35), thick, surface, None, bend)


def chunk(kind, size=0.1, seed=0):
    colours = {
        'chicken': ['#E8C893', '#C98F4A', '#F2DDB5'], 'beef': ['#4E2A1E', '#744433', '#8F5B45'],
        'mince': ['#6A3422', '#8A4A2E', '#4A2418'], 'roast': ['#C98A3F', '#9C5B22', '#E6BE84'],
        'tuna': ['#E7CDB2', '#D8B594', '#F0E0CC'], 'feta': ['#FBF8EF', '#F1EBDC', '#FFFFFF'],
        'nut': ['#C98F52', '#E0B57E', '#A66C34'], 'peanut': ['#DDAF6B', '#C68D45', '#EACB95'],
        'kimchi': ['#D4512A', '#E98A4E', '#F0C28C'], 'garlic': ['#EBD7A6', '#D8B46A', '#F4E9CB'],
    }[kind]
    return lumps('chunk', (size, size * 0.75, size * 0.6), mixed('chunk ' + kind, colours, 7, 0.38, 0.3, 0.1, 0.4),
                 seed, 0.5, 1.7, 18, 22)


def tofu(size=0.09, colour=('#F8F1DF', '#EFE4C9', '#FCF8EC')):
    return slab('tofu', outline(size, size, 0, 0, 40, 0.28), size * 1.5, mixed('tofu', list(colour), 8, 0.4, 0.25),
                None, 0, 0.08, 0, 0.01)


def mushroom(scale=1.0):
    """A slice through cap and stem."""
    shape = [(0.035, -0.13), (0.03, -0.03), (0.12, -0.035), (0.135, 0.01), (0.11, 0.07), (0.05, 0.105), (0, 0.112)]
    shape = shape + [(-x, y) for x, y in reversed(shape[:-1])]
    face = mixed('mushroom', ['#EBD9B8', '#D3B283', '#F3E8D2'], 9, 0.35, 0.4, 0.15, 0.2)
    rim = mixed('mushroom skin', ['#8B5A2F', '#A9743F', '#6E4423'], 9, 0.4, 0.3)
    made = slab('mushroom', smoothed(shape), 0.028, face, rim, 0.8, 0.3, 0, 0.016)
    made.scale = (scale,) * 3
    return made


def smoothed(shape, rounds=2):
    for _ in range(rounds):
        cut = []
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1]):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        shape = cut
    return shape


def half_egg():
    white = slab('egg', outline(0.165, 0.125), 0.09, material('egg white', '#FBF6EA', 0.25, 0.5, 0.2), None, 0, 0.4)
    yolk = slab('yolk', outline(0.083, 0.08), 0.03, mixed('yolk', ['#F3A11F', '#E98D13', '#F7B740'], 5, 0.16, 0.8, 0.3),
                None, 0, 0.45, 0.014)
    yolk.parent = white
    yolk.location = (0.01, 0, 0.072)
    return white


def fried_egg(seed=2):
    white = slab('fried', outline(0.30, 0.27, seed, 0.45, 72), 0.035,
                 mixed('fried white', ['#FFFCF4', '#F8F1DF', '#FFFFFF'], 5, 0.2, 0.6, 0.2, 0.2),
                 mixed('fried rim', ['#E7B96E', '#F3DFB4', '#C98B40'], 12, 0.3, 0.4), 0, 0.45, 0.02, 0.018)
    vertices, faces = ellipsoid(0.098, 0.098, 24, 36)
    yolk = mesh_object('yolk', vertices, faces, mixed('yolk', ['#F3A11F', '#E98D13', '#F7B740'], 5, 0.12, 0.9, 0.3))
    yolk.parent, yolk.location, yolk.scale = white, (0.02, 0.01, 0.045), (1, 1, 0.62)
    return white


# From the garden

def citrus(kind='lime', radius=0.16, thick=0.04):
    rind, pulp, pith = {'lime': ('#7FA63A', '#C5D873', '#EDF3CF'), 'lemon': ('#F0C33C', '#F6DC7A', '#FBF3D0'),
                        'orange': ('#EE8A2E', '#F5A94F', '#FBE3BD')}[kind]
    made = slab('citrus', outline(radius, radius), thick, material('pith ' + kind, pith, 0.4, 0.3),
                material('rind ' + kind, rind, 0.35, 0.3, 0, 0.3, 60), 0, 0.3, 0, 0.016)
    juice = mixed('pulp ' + kind, [pulp, pith, pulp], 22, 0.15, 0.7, 0.3, 0.4)
    for index in range(8):
        a = math.pi * index / 4
        reach = radius * 0.8
        points = smoothed([(0.03, 0), (reach * 0.95, -reach * 0.32), (reach, 0), (reach * 0.95, reach * 0.32)])
        cell = slab('cell', points, 0.012, juice, None, 0, 0.4)
        cell.parent, cell.location, cell.rotation_euler = made, (0, 0, thick - 0.004), (0, 0, a)
    return made


def wedge(kind='lime', radius=0.17):
    """A sixth of a fruit, on its back."""
    rind, pulp, pith = {'lime': ('#7FA63A', '#BCD368', '#EDF3CF'), 'lemon': ('#F0C33C', '#F5D564', '#FBF3D0')}[kind]
    vertices, faces, steps, rows = [], [], 18, 14
    for row in range(rows + 1):
        v = math.pi * row / rows
        for step in range(steps + 1):
            a = -0.6 + 1.2 * step / steps
            vertices.append((1.25 * radius * math.cos(v), radius * math.sin(v) * math.sin(a), -radius * math.sin(v) * math.cos(a)))
    stride = steps + 1
    for row in range(rows):
        for step in range(steps):
            a = row * stride + step
            faces.append((a, a + 1, a + stride + 1, a + stride))
    made = mesh_object('wedge', vertices, faces, material('rind ' + kind, rind, 0.35, 0.3, 0, 0.3, 60))
    juice = mixed('pulp ' + kind, [pulp, pith, pulp], 22, 0.15, 0.7, 0.3, 0.4)
    made.data.materials.append(juice)
    sides, start = [], len(vertices)
    for edge in (0, steps):
        ring = [Vector(vertices[row * stride + edge]) * 0.985 for row in range(rows + 1)]
        sides.append(ring)
    more = [tuple(p) for ring in sides for p in ring] + [(1.25 * radius * math.cos(math.pi * r / rows), 0, 0) for r in range(rows + 1)]
    cut_faces = []
    n = rows + 1
    for r in range(rows):
        cut_faces.append((r, r + 1, 2 * n + r + 1, 2 * n + r))
        cut_faces.append((n + r + 1, n + r, 2 * n + r, 2 * n + r + 1))
    cut = mesh_object('cut', more, cut_faces, juice, None, False)
    cut.parent = made
    return made


def coin(kind='carrot', radius=0.075, thick=0.03):
    face, rim, heart = {
        'carrot': ('#EE8A35', '#E0701F', '#F5A457'), 'cucumber': ('#D8E6A8', '#3F7A35', '#EAF0C8'),
        'zucchini': ('#E5E8B4', '#5B8A3A', '#F0F0CE'), 'radish': ('#FBF3F0', '#C9305A', '#FFFFFF'),
        'celery': ('#CFE08F', '#9CBF5A', '#DCE8AE'), 'chilli': ('#E2401F', '#C22A14', '#F3D9B0'),
        'scallion': ('#D9EBB0', '#5E9A3C', '#F1F6DA'), 'tomato': ('#DB3A22', '#B9230F', '#EE6A43'),
        'olive': ('#3B2F3F', '#241B2B', '#5A4A57'), 'onion': ('#F3E6F0', '#8F3A6B', '#FBF4F8'),
    }[kind]
    made = slab('coin', outline(radius, radius, 3, 0.05), thick, mixed('face ' + kind, [face, heart, face], 14, 0.25, 0.45, 0.25),
                material('rim ' + kind, rim, 0.3, 0.4), 0, 0.3, 0, max(0.008, radius * 0.1))
    if kind in ('cucumber', 'tomato', 'zucchini'):
        seed = material('seed ' + kind, {'tomato': '#F0B25A'}.get(kind, '#F6F4DA'), 0.3, 0.5)
        for i in range(12):
            a = math.pi * i / 6
            pip = mesh_object('pip', *ellipsoid(0.016, 0.006, 6, 8), seed)
            pip.parent, pip.scale = made, (1, 1, 0.5)
            pip.location, pip.rotation_euler = (0.45 * radius * math.cos(a), 0.45 * radius * math.sin(a), thick), (0, 0, a)
    return made


def ring(kind='scallion', radius=0.035, thick=0.03):
    colour = {'scallion': '#6FA644', 'chilli': '#D7331B', 'onion': '#B56A95'}[kind]
    inner = {'scallion': '#CFE39B', 'chilli': '#EE7A52', 'onion': '#F3E3EE'}[kind]
    wall = radius * 0.32
    profile = packs.rounded([(radius - wall, 0), (radius, 0), (radius, thick), (radius - wall, thick), (radius - wall, 0)], 0.004, 2)
    kept, packs.SEGMENTS = packs.SEGMENTS, 28
    made = packs.lathe('ring', profile, mixed('ring ' + kind, [colour, inner, colour], 16, 0.3, 0.4))
    packs.SEGMENTS = kept
    return made


def stick(kind='carrot', length=0.24, wide=0.018):
    colours = {'carrot': ['#EE8A35', '#E0701F', '#F5A457'], 'cucumber': ['#D8E6A8', '#BFD58A', '#EAF0C8'],
               'cabbage': ['#7B3A72', '#B98CB4', '#E3CFE2'], 'green': ['#CFE0A0', '#A9C873', '#E9F0CF'],
               'pepper': ['#CF2F1D', '#E04A2C', '#B32314'], 'gold': ['#F0B030', '#F6C95B', '#E29A18'],
               'cheese': ['#F8E7B4', '#F3DA93', '#FBF1CF'], 'scallion': ['#6FA644', '#9CC96B', '#4F8A34'],
               'celery': ['#CFE08F', '#A9C873', '#DCE8AE']}[kind]
    points = [(length * (t / 10 - 0.5), 0.03 * length * math.sin(t / 2), wide + 0.10 * length * math.sin(math.pi * t / 10)) for t in range(11)]
    return tube('stick', points, [wide * (0.75 if t in (0, 10) else 1) for t in range(11)], mixed('stick ' + kind, colours, 7, 0.3, 0.4, 0.15), 8)


def sprout():
    points = [(0.02 * t * t / 9, 0.028 * t, 0.012 * math.sin(t)) for t in range(10)]
    made = tube('sprout', points, [0.013 - 0.0006 * t for t in range(10)], mixed('sprout', ['#F7F3E2', '#E9E6CC', '#FFFDF4'], 6, 0.2, 0.6, 0.3), 10)
    head = mesh_object('head', *ellipsoid(0.028, 0.017, 10, 12), material('sprout head', '#E6D275', 0.3, 0.4))
    head.parent, head.location = made, (0, -0.015, 0)
    return made


def floret(seed=0, scale=1.0):
    rng = random.Random(seed)
    green = mixed('broccoli', ['#3C7A2C', '#57963C', '#2C6022'], 26, 0.6, 0.1, 0, 0.8)
    stem = tube('stem', [(0, 0, 0.02 * t) for t in range(9)], [0.038 + 0.0025 * abs(t - 3) + 0.004 * max(0, t - 4) for t in range(9)],
                mixed('broccoli stem', ['#9CC06B', '#B5D088', '#7FA84F'], 7, 0.35, 0.3, 0.2), 14)
    grains = []
    for _ in range(210):
        a, up = rng.uniform(0, 6.3), rng.uniform(-0.25, 1)
        side = math.sqrt(max(0, 1 - up * up))
        lobe = 0.105 * (1 + 0.22 * noise.noise(Vector((side * math.cos(a) * 2 + seed, side * math.sin(a) * 2, up * 2))))
        grain, faces = ellipsoid(0.0165, 0.0155, 5, 7)
        x, y, z = lobe * side * math.cos(a) * 1.15, lobe * side * math.sin(a) * 1.15, 0.17 + lobe * up * 0.72
        grains.append(([(gx + x, gy + y, gz + z) for gx, gy, gz in grain], faces))
    crown = joined('crown', grains, green)
    core = lumps('core', (0.11, 0.11, 0.075), green, seed, 0.3)
    core.location = (0, 0, 0.165)
    core.parent = crown.parent = stem
    stem.scale = (scale,) * 3
    return stem


def spear(length=1.05, seed=0):
    rng = random.Random(seed)
    n = 30
    points = [(length * (t / (n - 1) - 0.5), 0.02 * math.sin(3 * t / n + seed), 0.05) for t in range(n)]
    radii = [0.046 * (1 - 0.12 * t / n) * (1 if t < n - 5 else 1.05 - 0.17 * (t - n + 5)) for t in range(n)]
    made = tube('spear', points, radii, mixed('spear', ['#5E8F3A', '#7BAA4C', '#487A2E'], 3, 0.3, 0.35, 0.1, 0.2, (1, 5, 5)), 16)
    tip = mixed('tip', ['#46703A', '#5D7F4A', '#6A5C70'], 16, 0.4, 0.3)
    for i in range(46):
        t = 0.80 + 0.2 * (i / 46) if i > 10 else rng.uniform(0.1, 0.75)
        a = i * 2.4
        scale = slab('scale', smoothed([(0, -0.016), (0.05, 0), (0, 0.016)]), 0.008, tip)
        scale.parent = made
        r = 0.044 * (1 if t < 0.9 else 1 - 3.5 * (t - 0.9))
        x = length * (t - 0.5)
        scale.location = (x, r * math.cos(a), 0.05 + r * math.sin(a))
        scale.rotation_euler = (a - math.pi / 2, -0.15, 0)
    return made


def tomato_half(radius=0.085):
    skin = material('cherry', '#C4261A', 0.14, 0.8)
    face = mixed('cherry face', ['#DB3F25', '#EE6A43', '#C92A15'], 10, 0.15, 0.7, 0.3, 0.2)
    kept, packs.SEGMENTS = packs.SEGMENTS, 48
    made = packs.lathe('tomato', [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi / 2 * i / 12 for i in range(13))], skin)
    packs.SEGMENTS = kept
    cut = slab('cut', outline(radius * 0.97, radius * 0.97), 0.012, face, skin, 0, 0.4, 0, 0.008)
    cut.parent, cut.location = made, (0, 0, -0.008)
    jelly = material('jelly', '#E98A3C', 0.1, 0.9, 0.3)
    for a in (0.4, 2.5, 4.6):
        pool = slab('pool', outline(radius * 0.26, radius * 0.17), 0.01, jelly)
        pool.parent = made
        pool.location, pool.rotation_euler = (0.5 * radius * math.cos(a), 0.5 * radius * math.sin(a), 0.001), (0, 0, a + 1.57)
    return made


def avocado_slice(length=0.30):
    shape = smoothed([(-length / 2, -0.01), (-length * 0.2, -0.075), (length * 0.25, -0.07), (length / 2, 0.01),
                      (length * 0.22, -0.005), (-length * 0.15, 0.012)])
    return slab('avocado', shape, 0.035, mixed('avocado', ['#DCE38A', '#C2D264', '#EFEBA8'], 5, 0.3, 0.4, 0.2),
                material('avocado rim', '#7F9F3C', 0.35, 0.3), 0, 0.25, 0, 0.02)


def avocado_half(fill=True):
    shape = smoothed([(-0.36, 0), (-0.26, -0.13), (0.02, -0.2), (0.24, -0.17), (0.33, 0), (0.24, 0.17), (0.02, 0.2), (-0.26, 0.13)])
    made = slab('avocado half', shape, 0.2, mixed('avocado', ['#DCE38A', '#C2D264', '#EFEBA8'], 5, 0.3, 0.4, 0.2),
                mixed('avocado skin', ['#2F3F22', '#3F5230', '#23301A'], 20, 0.45, 0.3, 0, 0.5), 0, 0.35, 0, 0.012)
    flesh = slab('flesh', [(x * 0.93, y * 0.9) for x, y in shape], 0.02, material('avocado rim', '#A9BF58', 0.35, 0.3),
                 None, 0, 0.3)
    flesh.parent, flesh.location = made, (0, 0, 0.188)
    heart = slab('heart', [(x * 0.8, y * 0.76) for x, y in shape], 0.02,
                 mixed('avocado', ['#DCE38A', '#C2D264', '#EFEBA8'], 5, 0.3, 0.4, 0.2), None, 0, 0.4)
    heart.parent, heart.location = made, (0, 0, 0.194)
    return made


def ball(radius, colours, roughness=0.2, coat=0.6, name=None, stretch=1.0, bump=0.0):
    surface = mixed(name or 'ball ' + colours[0], list(colours), 7, roughness, coat, 0.1, bump)
    return mesh_object('ball', *ellipsoid(radius * stretch, radius, 20, 28), surface)


def blueberry():
    made = ball(0.058, ['#2B3563', '#4A5686', '#232B52'], 0.5, 0.1, 'blueberry')
    crown = packs.lathe('crown', [(0.018, 0.05), (0.024, 0.062), (0.016, 0.058), (0.0, 0.05)], material('crown', '#1D2444', 0.6))
    crown.parent = made
    return made


def raspberry():
    red, grains = mixed('raspberry', ['#C41F43', '#DB3F5C', '#A5142F'], 9, 0.3, 0.4, 0.5), []
    for row in range(6):
        up = row / 5
        r, count = 0.066 * math.cos(up * 1.25) + 0.012, round(11 * math.cos(up * 1.2)) + 2
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (row % 2)) / count
            grain, faces = ellipsoid(0.0205, 0.0205, 8, 10)
            grains.append(([(x + r * math.cos(a), y + r * math.sin(a), z + up * 0.1) for x, y, z in grain], faces))
    return joined('raspberry', grains, red)


def strawberry_half():
    shape = smoothed([(-0.1, 0), (-0.09, -0.08), (0.0, -0.085), (0.13, -0.02), (0.13, 0.02), (0.0, 0.085), (-0.09, 0.08)])
    return slab('strawberry', shape, 0.05, mixed('strawberry', ['#F08A78', '#E2503F', '#F9C9B8'], 8, 0.25, 0.5, 0.4),
                material('strawberry skin', '#C9241F', 0.25, 0.6, 0, 0.4, 40), 0, 0.4, 0.008, 0.02)


def almond(half=False):
    return lumps('almond', (0.075, 0.042, 0.022), mixed('almond', ['#A4663A', '#B97B4C', '#8A5029'], 9, 0.5, 0.15, 0, 0.5, (1, 6, 6)), 1, 0.06, 2, 14, 18)


def herb(kind='parsley', seed=0, scale=1.0):
    """A little spray: parsley, cilantro, dill or thyme."""
    rng = random.Random(seed)
    colour = {'parsley': ['#3F8A30', '#57A53F', '#2F6E25'], 'cilantro': ['#4B9638', '#67B04A', '#3A7A2D'],
              'dill': ['#4F8F3F', '#6BAA52', '#3C7531'], 'thyme': ['#5E7F4C', '#76955F', '#4B6A3C']}[kind]
    green = mixed('herb ' + kind, colour, 9, 0.4, 0.2)
    stem = tube('herb', [(0.018 * t, 0.004 * t * math.sin(t), 0.012 + 0.004 * t) for t in range(9)], [0.006] * 9, green, 6)
    places = [(0.14, 0.6), (0.14, -0.6), (0.15, 0), (0.1, 1.1), (0.1, -1.1)]
    if kind in ('dill', 'thyme'):
        for i in range(26 if kind == 'dill' else 16):
            t = i / 26 * 8
            a = (1 if i % 2 else -1) * rng.uniform(0.5, 1.0)
            long = rng.uniform(0.05, 0.09) if kind == 'dill' else 0.03
            base = Vector((0.018 * t, 0.004 * t * math.sin(t), 0.014 + 0.004 * t))
            end = base + Vector((long * math.cos(a), long * math.sin(a), rng.uniform(0.0, 0.03)))
            blade = tube('blade', [base.lerp(end, s / 3) for s in range(4)], [0.0035 if kind == 'dill' else 0.009] * 4, green, 5)
            blade.parent = stem
    else:
        for x, a in places:
            shape = []
            for i in range(30):
                angle = 2 * math.pi * i / 30
                r = 0.05 * (0.8 + 0.3 * abs(math.sin(2.5 * angle)))
                shape.append((r * math.cos(angle) * 1.1, r * math.sin(angle)))
            frond = slab('frond', shape, 0.006, green, None, rng.uniform(1, 4))
            frond.parent = stem
            frond.location = (x + 0.055 * math.cos(a), 0.07 * math.sin(a), 0.03 + rng.uniform(0, 0.03))
            frond.rotation_euler = (rng.gauss(0, 0.3), rng.gauss(-0.1, 0.25), a)
    stem.scale = (scale,) * 3
    return stem


def lettuce(radius=0.42, seed=0):
    """A cupped leaf with a ruffled edge."""
    vertices, faces, rings, sides = [], [], 26, 120
    for row in range(rings + 1):
        t = row / rings
        for side in range(sides):
            a = 2 * math.pi * side / sides
            ruffle = t ** 5 * (0.05 * math.sin(9 * a + seed) + 0.03 * math.sin(17 * a + 2 * seed))
            r = radius * t * (1 + 0.10 * math.sin(2 * a + seed) * t)
            rib = 0.012 * math.cos(a * 1) * 0 + 0.014 * abs(math.sin(6 * a)) * t * (1 - t) * 4
            z = 0.26 * radius / 0.42 * t ** 2.2 + ruffle + rib
            vertices.append((r * math.cos(a) * 1.15, r * math.sin(a) * 0.85, z))
    for row in range(rings):
        for side in range(sides):
            n = (side + 1) % sides
            faces.append((row * sides + side, row * sides + n, (row + 1) * sides + n, (row + 1) * sides + side))
    return mesh_object('lettuce', vertices, faces, mixed('lettuce', ['#A9CF6A', '#7FB347', '#CFE49A'], 4, 0.35, 0.25, 0.15, 0.3))


def fillet(length=0.72, wide=0.30):
    shape = smoothed([(-length / 2, -wide * 0.42), (length * 0.2, -wide / 2), (length / 2, -wide * 0.3), (length / 2, wide * 0.3),
                      (length * 0.2, wide / 2), (-length / 2, wide * 0.42)])
    surface = material('fillet', '#F08A57', 0.3, 0.4, 0.15)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    place, wave, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexWave'), nodes.new('ShaderNodeValToRGB')
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 3.2, 2.5
    wave.inputs['Detail'].default_value, wave.inputs['Detail Scale'].default_value = 2, 1.4
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear('#F7B894'), linear('#EC7B48')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.02, 0.28
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    links.new(wave.outputs['Color'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    made = slab('fillet', shape, 0.15, surface, mixed('seared edge', ['#D9804A', '#B9602E', '#E9A06C'], 7, 0.35, 0.3), 0, 0.35, 0.02, 0.02)
    return made


def ribbon(length=0.5, wide=0.12, seed=0, kind='salmon'):
    """A folded slice: smoked salmon."""
    vertices, faces, rows, columns = [], [], 40, 8
    for row in range(rows + 1):
        t = row / rows
        x = length * (t - 0.5) * 0.75 + 0.05 * math.sin(9 * t + seed)
        z = 0.05 + 0.055 * math.sin(13 * t + seed) * (1 - 0.3 * t)
        for column in range(columns + 1):
            s = column / columns - 0.5
            vertices.append((x + 0.03 * s, wide * s * (1 + 0.2 * math.sin(5 * t)), z + 0.02 * math.sin(8 * s + 3 * t)))
    stride = columns + 1
    for row in range(rows):
        for column in range(columns):
            a = row * stride + column
            faces.append((a, a + 1, a + stride + 1, a + stride))
    return mesh_object('ribbon', vertices, faces, mixed('ribbon ' + kind, ['#EE7A45', '#F7A67C', '#F2905E'], 6, 0.22, 0.6, 0.3, 0.2, (1, 5, 1)))

"""Konjac in its shapes: nests of strands, grains, tubes and sheets."""
import math
import random

import bpy

from studio import material, mesh_object

# kind: radius, ribbon half width, strands, dome height, paleness
STRANDS = {
    'angel-hair': (0.0072, 0, 620, 0.15, '#FBF0D0'),
    'spaghetti': (0.0145, 0, 290, 0.20, '#FAEBC2'),
    'fettuccine': (0.0050, 0.032, 170, 0.22, '#FBEFCF'),
    'udon': (0.0310, 0, 74, 0.15, '#FDF6E6'),
}


def flesh(colour):
    return material('konjac ' + colour, colour, 0.32, 0.25)


def dome(distance, radius, height):
    return height * (1 - min(1.0, distance / radius) ** 2) - 0.03 * (distance / radius) ** 6


def strand_points(rng, radius, height, thick):
    turn, way = rng.uniform(0, 2 * math.pi), rng.choice((-1, 1))
    length = rng.uniform(1.0, 1.9) * math.pi
    off = radius * rng.uniform(0, 0.42)
    reach = (radius * 0.93 - off) * math.sqrt(rng.uniform(0.06, 1)) / 1.2
    off_angle = rng.uniform(0, 2 * math.pi)
    cx, cy = off * math.cos(off_angle), off * math.sin(off_angle)
    wobble, phase, depth = rng.uniform(1.5, 3.5), rng.uniform(0, 6.3), rng.uniform(0, 1) ** 1.4
    points = []
    for step in range(44):
        t = step / 43
        angle = turn + way * length * t
        r = reach * (1 + 0.2 * math.sin(wobble * angle + phase)) + 0.04 * radius * t
        x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
        distance = math.hypot(x, y)
        if distance > radius * 0.97:
            x, y = x * radius * 0.97 / distance, y * radius * 0.97 / distance
        z = dome(distance, radius, height) - depth * 0.14
        z += (0.018 + thick * 0.7) * math.sin(3.1 * angle + phase * 2)
        points.append((x, y, z))
    return points


def nest(kind, centre, radius=0.66, seed=4, colour=None, share=1.0, lift=0.0):
    thick, ribbon, count, height, pale = STRANDS[kind]
    rng = random.Random(seed)
    curve = bpy.data.curves.new('nest', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thick, 2 if not ribbon else 1
    curve.extrude, curve.resolution_u, curve.use_fill_caps = ribbon, 2, True
    for _ in range(int(count * share)):
        points = strand_points(rng, radius, height + lift, thick)
        spline = curve.splines.new('NURBS')
        spline.points.add(len(points) - 1)
        spline.use_endpoint_u, spline.order_u = True, 4
        tilt, drift = rng.uniform(0.9, 2.2), rng.uniform(-1.2, 1.2)
        for index, point in enumerate(points):
            spline.points[index].co = (*point, 1)
            spline.points[index].tilt = tilt + drift * math.sin(index / 9)
    curve.materials.append(flesh(colour or pale))
    made = bpy.data.objects.new('nest', curve)
    made.location = centre
    bpy.context.collection.objects.link(made)


def ellipsoid(length, width, rings=6, sides=8):
    vertices, faces = [], []
    for ring in range(rings + 1):
        polar = math.pi * ring / rings
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append((
                length * math.cos(polar), width * math.sin(polar) * math.cos(angle),
                width * math.sin(polar) * math.sin(angle)))
    for ring in range(rings):
        for side in range(sides):
            nxt = (side + 1) % sides
            faces.append((ring * sides + side, ring * sides + nxt,
                          (ring + 1) * sides + nxt, (ring + 1) * sides + side))
    return vertices, faces


def rice(centre, radius=0.66, height=0.2, count=3600, seed=2, colour='#FFFBF0'):
    rng = random.Random(seed)
    grain, grain_faces = ellipsoid(0.042, 0.0155)
    vertices, faces = [], []
    for _ in range(count):
        distance, angle = radius * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        z = dome(distance, radius, height) - rng.uniform(0, 0.05) + rng.uniform(0, 0.018)
        yaw, pitch = rng.uniform(0, math.pi), rng.gauss(0, 0.22)
        size, start = rng.uniform(0.85, 1.15), len(vertices)
        cy, sy, cp, sp = math.cos(yaw), math.sin(yaw), math.cos(pitch), math.sin(pitch)
        for gx, gy, gz in grain:
            px, pz = gx * cp - gz * sp, gx * sp + gz * cp
            vertices.append((x + size * (px * cy - gy * sy), y + size * (px * sy + gy * cy), z + size * pz))
        faces.extend(tuple(start + corner for corner in face) for face in grain_faces)
    made = mesh_object('rice', vertices, faces, flesh(colour))
    made.location = centre


def tube(length=0.30, radius=0.052, wall=0.011, sides=28, ridge=0.002):
    """One penne: a ridged tube with slanted ends."""
    vertices, faces = [], []
    rings = [(radius, 0), (radius, 1), (radius - wall, 1), (radius - wall, 0)]
    for reach, end in rings:
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            r = reach + (ridge * (side // 2 % 2 if sides > 40 else side % 2) if reach == radius else 0)
            slant = 0.7 * r * math.cos(angle)
            vertices.append(((end - 0.5) * length + slant, r * math.cos(angle), r * math.sin(angle)))
    for ring in range(4):
        for side in range(sides):
            nxt, after = (side + 1) % sides, (ring + 1) % 4
            faces.append((ring * sides + side, ring * sides + nxt, after * sides + nxt, after * sides + side))
    return vertices, faces


def penne(count=85, seed=5, radius=0.45):
    """Tubes in the air above the bowl, to be dropped."""
    rng = random.Random(seed)
    vertices, faces = tube()
    first = mesh_object('penne', vertices, faces, flesh('#F8E6B6'))
    tubes = [first]
    for _ in range(count - 1):
        copy = bpy.data.objects.new('penne', first.data)
        bpy.context.collection.objects.link(copy)
        tubes.append(copy)
    for index, each in enumerate(tubes):
        distance, angle = radius * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        each.location = (distance * math.cos(angle), distance * math.sin(angle), 0.5 + index * 0.05)
        each.rotation_euler = tuple(rng.uniform(0, 6.3) for _ in range(3))
    return tubes


def sheet(size, z, wave, surface, thick=0.022, seed=0, steps=40):
    """A square layer with a ruffled edge."""
    rng = random.Random(seed)
    phase = rng.uniform(0, 6)
    vertices, faces = [], []
    for side in (1, -1):
        for row in range(steps + 1):
            for column in range(steps + 1):
                u, v = column / steps - 0.5, row / steps - 0.5
                ruffle = wave * (abs(2 * u) ** 4 * math.sin(26 * v + phase) + 0.3 * math.sin(7 * u + 9 * v + phase))
                vertices.append((u * size[0], v * size[1], z + ruffle + side * thick / 2))
    stride, total = steps + 1, (steps + 1) ** 2
    for row in range(steps):
        for column in range(steps):
            a = row * stride + column
            faces.append((a, a + 1, a + stride + 1, a + stride))
            faces.append((total + a + stride, total + a + stride + 1, total + a + 1, total + a))
    edge = [r * stride for r in range(steps, -1, -1)] + list(range(1, stride))
    edge += [r * stride + steps for r in range(1, stride)] + [steps * stride + c for c in range(steps - 1, 0, -1)]
    for a, b in zip(edge, edge[1:] + edge[:1]):
        faces.append((a, total + a, total + b, b))
    return mesh_object('sheet', vertices, faces, surface)

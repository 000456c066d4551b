"""Bottles, jars, pouches and sachets with printed labels."""
import math

import bpy

from studio import WORK, material, mesh_object, printed

CAPS = {
    'pain-free': '#2F5D46', 'hydration': '#2B7685', 'womens': '#A64E57',
    'mens': '#2C5273', 'nighttime': '#2B2E5F', 'gummies': '#B5532F',
}
SEGMENTS = 240


def lathe(name, profile, surface, uv_rows=None, ridges=None):
    """Turns a profile of (radius, height) round the z axis; uv_rows prints a label on it."""
    vertices, uvs, faces = [], [], []
    columns = SEGMENTS + 1
    for row, (radius, height) in enumerate(profile):
        for column in range(columns):
            angle = 2 * math.pi * column / SEGMENTS
            grip = ridges * (column % 4 < 2) if ridges and 1 < row < len(profile) - 4 else 0
            reach = radius - grip
            # The middle of the label (u = .5) faces -y, towards the camera.
            vertices.append((-math.sin(angle) * reach, math.cos(angle) * reach, height))
            if uv_rows:
                uvs.append((column / SEGMENTS, uv_rows[row]))
    for row in range(len(profile) - 1):
        for column in range(SEGMENTS):
            a = row * columns + column
            faces.append((a, a + 1, a + columns + 1, a + columns))
    return mesh_object(name, vertices, faces, surface, uvs or None)


def rounded(points, radius=0.05, steps=6):
    """Rounds the inner corners of a profile with small arcs."""
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        def along(other):
            dx, dz = other[0] - corner[0], other[1] - corner[1]
            length = math.hypot(dx, dz) or 1
            reach = min(radius, length * 0.45) / length
            return (corner[0] + dx * reach, corner[1] + dz * reach)
        first, last = along(before), along(after)
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple(
                (1 - t) ** 2 * first[i] + 2 * t * (1 - t) * corner[i] + t * t * last[i] for i in (0, 1)))
    return result + [points[-1]]


def group(parts, position, turn):
    holder = bpy.data.objects.new('pack', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location = (position[0], position[1], 0)
    holder.rotation_euler = (0, 0, math.radians(turn))
    return holder


def bottle(kind, position=(0, 0), turn=0.0, scale=1.0):
    wide = kind == 'gummies'
    radius, shoulder, neck = (0.41, 0.82, 0.36) if wide else (0.34, 1.0, 0.24)
    top = shoulder + (0.06 if wide else 0.17)
    body = rounded([
        (0, 0.02), (radius * 0.86, 0.0), (radius, 0.03), (radius, shoulder - 0.04),
        (radius * 0.93, shoulder + 0.035), (neck, top - 0.02), (neck, top + 0.06)], 0.06)
    plastic = material('hdpe', '#FAF7F1', 0.28, 0.25)
    cap_radius, cap_height = (0.385, 0.25) if wide else (0.262, 0.25)
    lid = rounded([
        (cap_radius * 0.96, top), (cap_radius, top + 0.012), (cap_radius, top + cap_height - 0.02),
        (cap_radius * 0.93, top + cap_height), (0, top + cap_height)], 0.03, 4)
    low, high = (0.085, 0.085 + 0.655) if wide else (0.11, 0.11 + 0.73)
    label_radius = radius + 0.004
    steps = [low + (high - low) * i / 8 for i in range(9)]
    surface = printed('label ' + kind, f'{WORK}/labels/bottle-{kind}.png', 0.36, 0.15)
    parts = [
        lathe('body', body, plastic),
        lathe('lid', lid, material('lid ' + kind, CAPS[kind], 0.4, 0.1), ridges=0.004),
        lathe('label', [(label_radius, z) for z in steps], surface, [i / 8 for i in range(9)]),
    ]
    holder = group(parts, position, turn)
    holder.scale = (scale, scale, scale)
    return holder


def pouch_shape(width, height, depth, columns=72, rows=96):
    """Front and back of a stand-up pouch: full at the foot, flat at the sealed top."""
    front, back, uvs = [], [], []
    for row in range(rows + 1):
        v = row / rows
        belly = depth * (0.30 + 0.70 * math.sin(math.pi * min(1, 0.30 + v * 0.75)) ** 0.9)
        belly *= max(0.0, 1 - max(0, (v - 0.45) / 0.47) ** 1.6) if v < 0.92 else 0
        pinch = 1 - 0.035 * math.sin(math.pi * min(1, v * 1.05)) ** 2
        for column in range(columns + 1):
            u = column / columns
            side = 2 * u - 1
            edge = max(0.0, 1 - (abs(side) / 0.96) ** 2.6) if abs(side) < 0.96 else 0
            fold = 0.016 * math.sin(9 * side + 5 * v) * math.sin(13 * v + 2 * side) * edge
            fold += 0.010 * math.sin(34 * u) * max(0, 1 - abs(v - 0.9) / 0.1)
            fold += 0.016 * math.sin(17 * u + 1) * max(0, 1 - v / 0.14)
            out = belly * edge ** 0.62 + 0.004
            lift = 0.03 * (1 - v) ** 8 * (abs(side) ** 2)
            x, z = side * width / 2 * pinch, v * height + lift
            front.append((x, -out - fold, z))
            back.append((x, out - fold, z))
            uvs.append((u, v))
    faces, stride = [], columns + 1
    for row in range(rows):
        for column in range(columns):
            a = row * stride + column
            faces.append((a, a + 1, a + stride + 1, a + stride))
    return front, back, faces, uvs


def pouch(kind, position=(0, 0), turn=0.0, size=(1.12, 1.52, 0.2), roughness=0.34):
    front, back, faces, uvs = pouch_shape(*size)
    art = 'sachet' if kind == 'sachet' else 'pouch-' + kind
    surface = printed('print ' + kind, f'{WORK}/labels/{art}.png', roughness, 0.1, 0.25, 5.0)
    reverse = [tuple(reversed(face)) for face in faces]
    parts = [
        mesh_object('front', front, faces, surface, uvs),
        mesh_object('back', back, reverse, material('foil', '#EDE6D8', 0.35)),
    ]
    holder = group(parts, position, turn)
    holder.rotation_euler[0] = math.radians(-3)
    return holder

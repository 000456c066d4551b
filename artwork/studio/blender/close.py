"""Konjac close: pieces that lie on one another, none through another, and a bite lifted out of them."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

import food
import noodles
import small
import ware
from food import put
from studio import material, mesh_object

# kind: half width and half thickness of a strand, how many lie in a heap of radius 0.8, how many are lifted
CUTS = {
    'angel-hair': (0.0125, 0.0125, 190, 54), 'spaghetti': (0.0185, 0.0185, 95, 30),
    'fettuccine': (0.046, 0.0095, 66, 10), 'udon': (0.036, 0.033, 26, 12),
}
TINTS = {'angel-hair': '#F8DFB2', 'spaghetti': '#F8DAA2', 'fettuccine': '#F8DFB2', 'udon': '#F8E4C6',
         'rice': '#FAEDD6', 'lasagna': '#F7DCA8', 'penne': '#F2D89C'}


def wet(noodle):
    """Konjac shines with the water it comes out of."""
    made = material('wet ' + noodle, TINTS[noodle], 0.22, 0.8)
    made.node_tree.nodes['Principled BSDF'].inputs['Clearcoat Roughness'].default_value = 0.08
    return made


class Heap:
    """How high the food stands at each place: what comes next is laid upon it."""
    cell = 0.012

    def __init__(self, radius, height, base):
        self.reach, self.base = radius * 1.15, base
        y, x = np.mgrid[-self.reach:self.reach:self.cell, -self.reach:self.reach:self.cell]
        away = np.hypot(x, y) / radius
        self.tops = base + np.where(away < 1, height * np.clip(1 - away ** 2, 0, 1), 0)

    def window(self, x, y, reach):
        column, row, by = (int((x + self.reach) / self.cell), int((y + self.reach) / self.cell), max(1, round(reach / self.cell)))
        return self.tops[max(0, row - by):row + by + 1, max(0, column - by):column + by + 1]

    def under(self, x, y, reach):
        part = self.window(x, y, reach)
        return float(part.max()) if part.size else self.base

    def cover(self, x, y, reach, top):
        part = self.window(x, y, reach)
        np.maximum(part, top, out=part)

    def lay(self, path, wide, thick, sag=0.014):
        """Heights of a strand along its path: it bridges what is low and rises before what it crosses."""
        z = np.array([self.under(x, y, wide * 0.5) + thick * 0.8 for x, y in path])
        for _ in range(4):
            z[1:-1] = np.maximum(z[1:-1], (z[:-2] + z[2:]) / 2 - sag)
        for _ in range(4):
            z[1:-1] = (z[:-2] + 2 * z[1:-1] + z[2:]) / 4
        for (x, y), height in zip(path, z):
            self.cover(x, y, wide * 0.5, height + thick * 0.7)
        return [(x, y, height) for (x, y), height in zip(path, z)]


def evenly(points, step):
    points = np.array(points)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, along[-1], max(8, int(along[-1] / step)))
    return np.stack([np.interp(at, along, points[:, axis]) for axis in range(points.shape[1])], axis=1)


def rope(points, wide, thick, roll=0.0, sides=12, power=1.0, turns=1):
    """A strand, a ribbon or a sheet along its points: vertices and faces."""
    spots, vertices, faces = [Vector(p) for p in points], [], []
    first, last = (spots[1] - spots[0]).normalized(), len(spots) - 1
    up = Vector((0, 0, 1)) if abs(first.z) < 0.9 else Vector((0, 1, 0))
    for index, spot in enumerate(spots):
        along = (spots[min(index + 1, last)] - spots[max(index - 1, 0)]).normalized()
        up = (up - along * up.dot(along)).normalized()
        side, turn = along.cross(up), roll * math.sin(turns * math.pi * index / last)
        a, b = side * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - side * math.sin(turn)
        for s in range(sides):
            c, d = math.cos(2 * math.pi * s / sides), math.sin(2 * math.pi * s / sides)
            vertices.append(tuple(spot + a * wide * math.copysign(abs(c) ** power, c) + b * thick * math.copysign(abs(d) ** power, d)))
    for ring in range(last):
        for s in range(sides):
            n = (s + 1) % sides
            faces.append((ring * sides + s, ring * sides + n, (ring + 1) * sides + n, (ring + 1) * sides + s))
    return vertices, faces + [tuple(reversed(range(sides))), tuple(range(last * sides, (last + 1) * sides))]


def section(noodle):
    return {'sides': 16, 'power': 0.7} if noodle == 'fettuccine' else {'power': 0.8} if noodle == 'udon' else {}


def strands(noodle, radius, height, base, share=1.0, seed=4, size=1.0):
    """A nest of them; what is below is a dome of the same."""
    wide, thick, count, _ = CUTS[noodle]
    wide, thick = wide * size, thick * size
    heap, rng, parts = Heap(radius, height, base), random.Random(seed), []
    bed = food.ball(radius * 0.86, [TINTS[noodle], '#D9BE86'], 0.5, 0.2, 'bed ' + noodle)
    put(bed, (0, 0, base), 0, 0, 0, (1, 1, height * 0.9 / (radius * 0.86)))
    for _ in range(int(count * share)):
        path = evenly([point[:2] for point in noodles.strand_points(rng, radius, 0, thick)], 0.035)
        parts.append(rope(heap.lay(path, wide, thick), wide, thick, rng.uniform(-1.3, 1.3) * (noodle == 'fettuccine'), **section(noodle)))
    food.joined('strands', parts, wet(noodle))
    return heap


def curve(a, b, c, d, steps=26):
    a, b, c, d = (Vector(each) for each in (a, b, c, d))
    return [(1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d for t in (i / steps for i in range(steps + 1))]


def lifted(noodle, heap, hub, hold, rise=0.0, seed=3):
    """A bite hangs over what holds it, before and behind, and runs out into the heap."""
    wide, thick, _, count = CUTS[noodle]
    rng, parts, rows = random.Random(seed), [], 2 if noodle == 'fettuccine' else 3
    each, gap = math.ceil(count / rows), 1.9 * wide
    for index in range(count):
        row, place = index % rows, index // rows
        s = (place - (each - 1) / 2 + 0.4 * (row - 1) + rng.uniform(-0.2, 0.2)) * gap
        top, drift = hub[2] + rise * s + 2 * thick * row + rng.uniform(0, 0.01), rng.gauss(0, 0.05) - 0.25 * s
        legs = []
        for side in (-1, 1):
            out = hub[1] + side * (hold + 2.1 * thick * row + rng.uniform(0, 0.012))
            run, swing, low = rng.uniform(0.1, 0.3), rng.gauss(0, 0.16), rng.uniform(0.75, 0.95)
            x = hub[0] + s
            bottom, foot = (x + drift, out + side * 0.06), (x + drift + swing, out + side * (0.06 + run))
            under = heap.under(*bottom, wide) + thick
            leg = curve((x, out, top - 0.015), (x + 0.3 * drift + rng.gauss(0, 0.03), out + side * 0.02, top - low * (top - under)),
                        (*bottom, under), (*foot, heap.under(*foot, wide) + thick))
            turn, bend = math.atan2(foot[1] - bottom[1], foot[0] - bottom[0]), rng.choice((-1, 1)) * rng.uniform(0.05, 0.13)
            for _ in range(rng.randint(10, 22)):
                turn += bend
                leg.append(leg[-1] + Vector((0.03 * math.cos(turn), 0.03 * math.sin(turn), 0)))
                leg[-1].z = heap.under(leg[-1].x, leg[-1].y, wide * 0.5) + thick * 0.8
            z = np.array([max(p.z, heap.under(p.x, p.y, wide * 0.5) + thick * 0.8) for p in leg])
            for _ in range(10):
                z[12:-1] = (z[11:-2] + 2 * z[12:-1] + z[13:]) / 4
            legs.append([(p.x, p.y, height) for p, height in zip(leg, z)])
        over = [(hub[0] + s, hub[1] + (hold + 2.1 * thick * row) * -math.cos(a), top + 0.03 * math.sin(a)) for a in (math.pi * i / 8 for i in range(1, 8))]
        points = evenly([*reversed(legs[0]), *over, *legs[1]], 0.02)
        parts.append(rope(points, wide, thick, rng.uniform(-0.9, 0.9) * (noodle == 'fettuccine'), **section(noodle), turns=2))
    food.joined('lifted', parts, wet(noodle))


def grains(heap, count, radius, seed=2, size=1.0, centre=(0, 0)):
    """Rice, grain upon grain."""
    rng, parts = random.Random(seed), []
    long, wide = 0.05 * size, 0.0245 * size
    shape, corners = noodles.ellipsoid(long, wide, 10, 10)
    for _ in range(count):
        r, a, yaw = radius * math.sqrt(rng.random()), rng.uniform(0, 6.3), rng.uniform(0, math.pi)
        x, y, c, s = centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), math.cos(yaw), math.sin(yaw)
        ends = [heap.under(x + k * c * long * 0.7, y + k * s * long * 0.7, wide * 0.5) for k in (-1, 1)]
        z = (heap.under(x, y, wide * 0.4) + sum(ends)) / 3 + wide * 0.8
        pitch = 0.6 * math.atan2(ends[1] - ends[0], long * 1.6)
        cp, sp, grow = math.cos(pitch), math.sin(pitch), rng.uniform(0.88, 1.1)
        parts.append(([(x + grow * ((px * cp - pz * sp) * c - py * s), y + grow * ((px * cp - pz * sp) * s + py * c), z + grow * (px * sp + pz * cp))
                       for px, py, pz in shape], corners))
        for k in (-0.6, 0, 0.6):
            heap.cover(x + k * c * long, y + k * s * long, wide * 0.5, z + k * long * sp + wide * 0.4)
    return food.joined('grains', parts, wet('rice'))


def spoonful(hub):
    """A spoon of rice."""
    x, y, z = hub
    put(ware.spoon((0, 0)), (x + 0.24, y, z), math.pi + 0.1, 0.16, 0, 1.25)
    heap = Heap(0.2, 0.05, 0)
    put(grains(heap, 34, 0.15, 5), (x, y, z + 0.02))


def sheet(heap, centre, size, yaw, seed=0, thick=0.01):
    """A sheet of lasagna that sinks onto what lies below it, its long edges ruffled."""
    rows, columns, rng = 30, 22, random.Random(seed)
    c, s, phase = math.cos(yaw), math.sin(yaw), rng.uniform(0, 6)
    grid = [[(centre[0] + u * c - v * s, centre[1] + u * s + v * c) for v in np.linspace(-size[1] / 2, size[1] / 2, columns)]
            for u in np.linspace(-size[0] / 2, size[0] / 2, rows)]
    z = np.array([[heap.under(x, y, 0.03) + thick for x, y in row] for row in grid])
    for _ in range(40):
        padded = np.pad(z, 1, 'edge')
        z = np.maximum(z, (padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]) / 4 - 0.001)
    edge = np.abs(np.linspace(-1, 1, columns)) ** 5
    z = z + 0.022 * (1 + np.sin(np.arange(rows)[:, None] * 1.25 + phase)) * edge[None, :]
    for row, heights in zip(grid, z):
        for (x, y), height in zip(row, heights):
            heap.cover(x, y, 0.03, height + thick)
    vertices = [(x, y, height + k * thick) for k in (1, -1) for row, heights in zip(grid, z) for (x, y), height in zip(row, heights)]
    total, faces = rows * columns, []
    for r in range(rows - 1):
        for q in range(columns - 1):
            a = r * columns + q
            faces += [(a, a + columns, a + columns + 1, a + 1), (total + a, total + a + 1, total + a + columns + 1, total + a + columns)]
    ring = [q for q in range(columns)] + [r * columns + columns - 1 for r in range(1, rows)]
    ring += [(rows - 1) * columns + q for q in range(columns - 2, -1, -1)] + [r * columns for r in range(rows - 2, 0, -1)]
    faces += [(a, b, total + b, total + a) for a, b in zip(ring, ring[1:] + ring[:1])]
    return mesh_object('sheet', vertices, faces, wet('lasagna'))


def raised(heap, hub, wide=0.26, thick=0.01):
    """A sheet on its way out: its end hangs over what holds it, the rest still lies on the others."""
    low = heap.under(-0.35, hub[1], wide * 0.6) + 2 * thick
    slope = curve((-0.62, hub[1], low), (-0.2, hub[1], low), (hub[0] - 0.3, hub[1], hub[2]), (hub[0], hub[1], hub[2] + 0.03))
    over = curve((hub[0], hub[1], hub[2] + 0.03), (hub[0] + 0.12, hub[1], hub[2] + 0.04), (hub[0] + 0.2, hub[1], hub[2] - 0.05),
                 (hub[0] + 0.2, hub[1], hub[2] - 0.22), 14)
    vertices, faces = rope(evenly([*slope, *over[1:]], 0.015), wide, thick, 0, 40, 0.3)
    ruffled = [(x, y, z + 0.03 * math.sin(24 * x) * abs((y - hub[1]) / wide) ** 6) for x, y, z in vertices]
    return mesh_object('raised', ruffled, faces, wet('lasagna'))


def ridged(length=0.36, radius=0.066):
    """One penne: ridges along it, both ends cut at a slant."""
    vertices, faces = noodles.tube(length, radius, 0.014, 72, 0.003)
    made = mesh_object('penne', vertices, faces, wet('penne'))
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(50)
    return made


def tubes(solid, count, reach, seed=5, size=1.0, most=None):
    """Penne dropped into what holds them."""
    rng, first = random.Random(seed), ridged(0.36 * size, 0.066 * size)
    made = [first]
    for _ in range(count - 1):
        made.append(food.again(first))
    for index, each in enumerate(made):
        r, a = reach * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        put(each, (r * math.cos(a), r * math.sin(a), 0.4 + index * 0.045), rng.uniform(0, 6.3), rng.gauss(0, 0.3), rng.uniform(0, 6.3))
    small.drop(made, solid, 140)
    for stray in made[1:]:
        if stray.matrix_world.translation.xy.length > (most or reach * 1.5):
            bpy.data.objects.remove(stray)


def heap_of(noodle, radius, height, base, share=1.0, size=1.0, solid=()):
    """What the pack holds, warm, in a pan or on a plate."""
    if noodle in CUTS:
        return strands(noodle, radius, height, base, share, 4, size)
    heap = Heap(radius, height, base)
    if noodle == 'rice':
        bed = food.ball(radius * 0.96, ['#EFE6D0', '#F6EFDD'], 0.6, 0.1, 'bed rice')
        put(bed, (0, 0, base), 0, 0, 0, (1, 1, height / radius))
        grains(heap, int(1150 * share), radius * 0.95, 2, size)
    elif noodle == 'lasagna':
        for index in range(6):
            away = 0.22 * radius * (index > 0)
            sheet(heap, (away * math.sin(index * 2.4), away * math.cos(index * 2.4)), (1.5 * radius, 0.66 * radius), 0.25 + 0.62 * index, index)
    else:
        tubes(solid, int(110 * share), radius * 0.62, 5, size)
    return heap

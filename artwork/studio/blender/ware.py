"""Plates, pans, glasses, cutlery, cloth: what food stands in, and beside."""
import math
import random

import bpy
from mathutils import Vector, noise

import packs
from food import mixed, outline, put, slab, smoothed, tube
from studio import linear, material, mesh_object

STEEL, INK, LINEN = '#B9BCBE', '#2B2F2E', '#EFE8DA'


def metal(name, colour=STEEL, roughness=0.28):
    made = material(name, colour, roughness)
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    return made


def glassy(name='glass', colour='#FFFFFF', ior=1.16):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = material(name, colour, 0.0)
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value = 1, ior
    return made


def deep_plate(centre=(0, 0), glaze='#F6F1E7', radius=1.0, speckled=True):
    """A wide coupe: flat in the middle, its edge lifted."""
    profile = packs.rounded([(0, 0), (radius * 0.55, 0), (radius * 0.9, 0.1), (radius, 0.2), (radius * 0.985, 0.225), (radius * 0.95, 0.2),
                             (radius * 0.8, 0.1), (radius * 0.5, 0.05), (0, 0.045)], 0.08, 8)
    made = packs.lathe('coupe', profile, stoneware(glaze, speckled))
    made.location = (*centre, 0)
    return made


def stoneware(glaze, speckled=True):
    name = 'stoneware ' + glaze
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = material(name, glaze, 0.3, 0.35)
    if speckled:
        nodes, links = made.node_tree.nodes, made.node_tree.links
        place, dots, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
        dots.inputs['Scale'].default_value, dots.inputs['Detail'].default_value = 46, 2
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear('#7A5B3C'), linear(glaze)
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.27, 0.31
        links.new(place.outputs['Object'], dots.inputs['Vector'])
        links.new(dots.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def deep_bowl(centre=(0, 0), glaze='#F6F1E7', radius=0.84, height=0.46, inside=None):
    inner = [(0, 0.07), (radius * 0.5, 0.085), (radius * 0.8, 0.2), (radius * 0.95, height - 0.02)]
    outer = [(radius, height), (radius * 0.99, height - 0.05), (radius * 0.86, 0.17), (radius * 0.55, 0.05), (radius * 0.42, 0), (0, 0)]
    profile = packs.rounded(inner + [(radius * 0.975, height + 0.012)] + outer, 0.12, 8)
    made = packs.lathe('bowl', list(reversed(profile)), stoneware(glaze))
    made.location = (*centre, 0)
    return made


def skillet(centre=(0, 0), radius=0.95, handle=0.6):
    iron = material('iron', '#1F2120', 0.42, 0.3, 0, 0.25, 60)
    profile = packs.rounded([(0, 0), (radius * 0.86, 0), (radius, 0.26), (radius * 0.97, 0.275), (radius * 0.83, 0.045), (0, 0.04)], 0.05, 6)
    made = packs.lathe('skillet', profile, iron)
    grip = slab('grip', smoothed([(0, -0.08), (0.9, -0.055), (0.96, 0), (0.9, 0.055), (0, 0.08)]), 0.06, iron)
    grip.parent = made
    put(grip, (radius * 0.94 * math.cos(handle), radius * 0.94 * math.sin(handle), 0.2), handle)
    made.location = (*centre, 0)
    return made


def tray(centre=(0, 0), size=(1.35, 0.95), colour='#8C8F8E', deep=0.1, surface=None):
    """A sheet pan, or, deeper and glazed, a baking dish."""
    surface = surface or metal('pan', colour, 0.4)
    rows = [(1.0, 0), (1.03, deep), (1.045, deep + 0.015), (1.02, deep + 0.012), (0.985, 0.03), (0.5, 0.025), (0.01, 0.025)]
    shape = outline(size[0], size[1], 0, 0, 96, 0.22)
    vertices = [(x * s, y * s, z) for s, z in rows for x, y in shape]
    n = len(shape)
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rows) - 1) for i in range(n)]
    made = mesh_object('tray', vertices, faces, surface)
    made.location = (*centre, 0)
    return made


def wood(name='wood', dark='#7F522B', light='#C4935C', stretch=(1.1, 14.0, 1.1)):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = material(name, '#B98552', 0.5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, size = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    grain, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    size.inputs['Scale'].default_value = stretch
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 2.2, 6
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(dark), linear(light)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.72
    links.new(place.outputs['Object'], size.inputs['Vector'])
    links.new(size.outputs['Vector'], grain.inputs['Vector'])
    links.new(grain.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def chopping_board(centre=(0, 0), size=(1.2, 0.8), thick=0.08, yaw=0.0):
    made = slab('board', outline(size[0], size[1], 0, 0, 96, 0.2), thick, wood(), None, 0, 0.3)
    return put(made, (*centre, 0), yaw)


def chopsticks(place, yaw=1.2, colour='#5A3A22', pitch=0.0):
    for gap, turn in ((-0.045, -0.02), (0.045, 0.03)):
        points = [(2.1 * (t / 12 - 0.5), 0, 0.03) for t in range(13)]
        one = tube('chopstick', points, [0.02 + 0.013 * t / 12 for t in range(13)], material('lacquer', colour, 0.3, 0.5), 12)
        put(one, (place[0] - gap * math.sin(yaw), place[1] + gap * math.cos(yaw), place[2] if len(place) > 2 else 0), yaw + turn, pitch)


def spatula(place, yaw=0.0, pitch=0.0):
    """Of wood; its blade is at the place."""
    shape = smoothed([(-0.3, -0.13), (0.05, -0.11), (0.2, -0.03), (1.5, -0.035), (1.5, 0.035), (0.2, 0.03), (0.05, 0.11), (-0.3, 0.13)])
    return put(slab('spatula', shape, 0.035, wood()), place, yaw, pitch)


def spoon(place, yaw=0.0, pitch=0.0):
    steel = metal('cutlery', '#D9D6CF', 0.34)
    vertices, faces, rows, columns = [], [], 20, 16
    for row in range(rows + 1):
        t = row / rows
        half = 0.125 * math.sin(math.pi * (0.06 + 0.94 * t) ** 0.85) ** 0.75 if t < 1 else 0.02
        for column in range(columns + 1):
            s = 2 * column / columns - 1
            vertices.append((0.4 * t, half * s, 0.07 - 0.07 * (1 - s * s) * math.sin(math.pi * t) ** 0.8))
    stride = columns + 1
    for row in range(rows):
        for column in range(columns):
            a = row * stride + column
            faces.append((a, a + 1, a + stride + 1, a + stride))
    made = mesh_object('spoon', vertices, faces, steel)
    stem = tube('stem', [(-1.05 * t / 12, 0, 0.075 + 0.09 * math.sin(1.5 * t / 12) * (1 - 0.6 * t / 12)) for t in range(13)],
                [0.022 + 0.012 * max(0, t - 6) / 6 for t in range(13)], steel, 12)
    stem.scale, stem.parent = (1, 1.4, 0.9), made
    return put(made, place if len(place) > 2 else (*place, 0.0), yaw, pitch)


def fork(place, yaw=0.0, pitch=0.0):
    steel = metal('cutlery', '#D9D6CF', 0.34)
    made = slab('fork', smoothed([(-0.02, -0.03), (0.12, -0.09), (0.2, -0.1), (0.2, 0.1), (0.12, 0.09), (-0.02, 0.03)]), 0.02, steel)
    for y in (-0.075, -0.025, 0.025, 0.075):
        tine = tube('tine', [(0.18 + 0.035 * t, y, 0.012 + 0.006 * t - 0.0005 * t * t) for t in range(9)], [0.017 - 0.0012 * t for t in range(9)], steel, 8)
        tine.parent = made
    stem = tube('stem', [(-1.1 * t / 12, 0, 0.02 + 0.09 * math.sin(1.6 * t / 12) * (1 - 0.6 * t / 12)) for t in range(13)],
                [0.02 + 0.013 * max(0, t - 6) / 6 for t in range(13)], steel, 12)
    stem.parent = made
    return put(made, place if len(place) > 2 else (*place, 0.01), yaw, pitch)


def cloth(centre, size=(1.1, 1.5), yaw=0.3, colour=LINEN, stripe=None, seed=0):
    """A linen napkin that was put down, not laid out."""
    vertices, uvs, faces, n = [], [], [], 90
    for row in range(n + 1):
        for column in range(n + 1):
            u, v = column / n - 0.5, row / n - 0.5
            fold = 0.055 * math.sin(9 * u + 2.2 * v + seed) * (0.5 + v) + 0.03 * noise.noise(Vector((u * 4, v * 4, seed)))
            fold += 0.045 * math.exp(-((u - 0.12 * math.sin(3 * v)) * 14) ** 2)
            vertices.append((u * size[0] + 0.03 * math.sin(5 * v + seed), v * size[1] + 0.02 * math.sin(6 * u), 0.045 + max(-0.03, fold)))
            uvs.append((column / n, row / n))
    for row in range(n):
        for column in range(n):
            a = row * (n + 1) + column
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    linen = material('linen ' + colour, colour, 0.9, 0, 0, 0.35, 90)
    made = mesh_object('cloth', vertices, faces, linen, uvs)
    if stripe:
        made.data.materials.append(material('stripe ' + stripe, stripe, 0.9, 0, 0, 0.35, 90))
        for polygon in made.data.polygons:
            row = polygon.index // n
            polygon.material_index = 1 if row in (5, 6, 7, 10, 12, 82, 83, 84, 79, 77) else 0
    return put(made, (*centre, 0), yaw)


def tumbler(centre, height=0.95, radius=0.33, level=0.7, drink='#EAF3F2'):
    walls = packs.rounded([(0, 0), (radius * 0.86, 0), (radius, height), (radius * 0.95, height), (radius * 0.8, 0.09), (0, 0.07)], 0.025, 5)
    made = packs.lathe('glass', walls, glassy())
    r0, r1 = radius * 0.8, radius * (0.8 + 0.15 * (level * height - 0.09) / (height - 0.09))
    water = packs.lathe('water', [(0, 0.085), (r0 - 0.006, 0.095), (r1 - 0.006, level * height), (0, level * height)], glassy('water ' + drink, drink, 1.08))
    made.location = water.location = (*centre, 0)
    return made


def cup(centre, glaze='#F6F1E7', radius=0.36, height=0.4, drink='#5B3A22'):
    inner = [(0, 0.04), (radius * 0.7, 0.05), (radius * 0.93, height)]
    outer = [(radius, height), (radius * 0.8, 0.05), (radius * 0.5, 0), (0, 0)]
    made = packs.lathe('cup', list(reversed(packs.rounded(inner + [(radius * 0.965, height + 0.01)] + outer, 0.05, 6))), stoneware(glaze))
    points = [(radius * 0.9 + 0.17 * math.sin(math.pi * t / 14), 0, 0.09 + 0.23 * t / 14) for t in range(15)]
    ear = tube('ear', points, [0.032] * 15, stoneware(glaze), 12)
    tea = slab('tea', outline(radius * 0.9, radius * 0.9), 0.01, material('tea ' + drink, drink, 0.06, 0.8))
    ear.parent = tea.parent = made
    tea.location = (0, 0, height - 0.07)
    made.location = (*centre, 0)
    return made


def book(centre, yaw=0.2, size=(1.0, 1.4, 0.2), colour='#3B4A7A'):
    cover = material('cover ' + colour, colour, 0.6, 0, 0, 0.2, 60)
    pages = slab('pages', [(x * 0.97, y * 0.97) for x, y in outline(size[0] / 2, size[1] / 2, 0, 0, 64, 0.12)], size[2] - 0.05, material('paper leaf', '#F3EAD6', 0.9))
    pages.location = (0, 0, 0.025)
    for z in (0, size[2] - 0.025):
        board = slab('cover', outline(size[0] / 2, size[1] / 2, 0, 0, 64, 0.12), 0.025, cover)
        board.location = (0, 0, z)
        board.parent = pages.parent or pages
    pages.rotation_euler = (0, 0, yaw)
    pages.location = (*centre, 0.025)
    return pages

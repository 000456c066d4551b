"""What lies on the table: bowls, boards, sauces, herbs, capsules, gummies."""
import math
import random

import bpy
from mathutils import Vector, noise

import packs
from noodles import ellipsoid
from studio import linear, material, mesh_object

GLAZES = {'cream': '#F4EDE0', 'sage': '#8FA38B', 'clay': '#B4694A', 'ink': '#37463F', 'honey': '#D8A550'}


def bowl(centre=(0, 0), glaze='cream', radius=0.84, height=0.46):
    inner = [(0, 0.07), (radius * 0.5, 0.085), (radius * 0.8, 0.2), (radius * 0.945, height - 0.02)]
    outer = [(radius, height), (radius * 0.99, height - 0.05), (radius * 0.86, 0.17), (radius * 0.55, 0.05),
             (radius * 0.42, 0.0), (0, 0.0)]
    profile = packs.rounded(inner + [(radius * 0.97, height + 0.012)] + outer, 0.12, 8)
    made = packs.lathe('bowl', list(reversed(profile)), material('glaze ' + glaze, GLAZES[glaze], 0.22, 0.5))
    made.location = (*centre, 0)
    return made


def plate(centre=(0, 0), glaze='cream', radius=0.98):
    profile = packs.rounded([
        (0, 0.0), (radius * 0.6, 0.0), (radius * 0.97, 0.085), (radius, 0.1), (radius * 0.965, 0.11),
        (radius * 0.62, 0.04), (0, 0.035)], 0.05, 6)
    made = packs.lathe('plate', profile, material('glaze ' + glaze, GLAZES[glaze], 0.22, 0.5))
    made.location = (*centre, 0)


def podium(centre, radius, height, colour='#EADCC4'):
    made = packs.lathe('podium', packs.rounded([(radius, 0), (radius, height), (0, height)], 0.02, 4),
                       material('podium', colour, 0.7))
    made.location = (*centre, 0)


def broth(centre, level=0.36, radius=0.78, colour='#B8792F'):
    sides = 96
    vertices = [(0, 0, 0)] + [
        (radius * math.cos(a), radius * math.sin(a), 0) for a in (2 * math.pi * i / sides for i in range(sides))]
    faces = [(0, i + 1, (i + 1) % sides + 1) for i in range(sides)]
    made = mesh_object('broth', vertices, faces, material('broth ' + colour, colour, 0.08, 1.0, 0, 0.06, 9))
    made.location = (*centre, level)


def sauce(centre, radius=0.34, height=0.13, colour='#A92E18', seed=1):
    """A spoonful of chunky sauce."""
    vertices, faces, rings, sides = [], [], 40, 96
    for ring in range(rings + 1):
        for side in range(sides):
            angle, t = 2 * math.pi * side / sides, ring / rings
            reach = radius * t * (1 + 0.22 * noise.noise(Vector((math.cos(angle) * 1.6, math.sin(angle) * 1.6, seed))))
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            lump = noise.noise(Vector((x * 9, y * 9, seed))) * 0.05 + noise.noise(Vector((x * 24, y * 24, seed))) * 0.016
            z = height * (1 - t ** 2.4) + lump * (1 - t ** 6) - 0.06 * t ** 4
            vertices.append((x, y, z))
    for ring in range(rings):
        for side in range(sides):
            nxt = (side + 1) % sides
            faces.append((ring * sides + side, ring * sides + nxt, (ring + 1) * sides + nxt, (ring + 1) * sides + side))
    made = mesh_object('sauce', vertices, faces, material('sauce ' + colour, colour, 0.25, 0.5))
    made.location = centre


def leaf(position, length=0.26, yaw=0.0, pitch=0.3, colour='#3F7A33'):
    """A basil leaf, cupped along its middle."""
    vertices, faces, rows, columns = [], [], 18, 9
    for row in range(rows + 1):
        t = row / rows
        half = 0.33 * length * math.sin(math.pi * t ** 0.8) ** 0.8
        for column in range(columns):
            s = column / (columns - 1) * 2 - 1
            crease = 0.12 * length * abs(s) ** 1.4 - 0.16 * length * (t - 0.4) ** 2 * 2.2
            vein = 0.008 * length * math.sin(30 * t - 6 * abs(s))
            vertices.append((t * length, s * half, crease + vein))
    for row in range(rows):
        for column in range(columns - 1):
            a = row * columns + column
            faces.append((a, a + 1, a + columns + 1, a + columns))
    made = mesh_object('leaf', vertices, faces, material('leaf ' + colour, colour, 0.38, 0.15))
    made.location, made.rotation_euler = position, (random.Random(yaw).uniform(-.3, .3), -pitch, yaw)


def sprig(position, seed=0, leaves=4, length=0.26):
    rng = random.Random(seed)
    for index in range(leaves):
        leaf(position, length * rng.uniform(0.75, 1.1), index * 2 * math.pi / leaves + rng.uniform(-.4, .4),
             rng.uniform(0.15, 0.55), rng.choice(('#3F7A33', '#4C8A3B', '#376D31')))


def ball(position, radius, colour, stretch=1.0, roughness=0.18):
    vertices, faces = ellipsoid(radius * stretch, radius, 20, 28)
    made = mesh_object('ball', vertices, faces, material('ball ' + colour, colour, roughness, 0.6))
    made.location = position
    made.rotation_euler = (0.3, 0.4 * position[0], 5 * position[1])
    return made


def flecks(centre, radius, height, colour, count, size=0.014, seed=3):
    """Chopped herbs, sesame or pepper over a dome."""
    rng = random.Random(seed)
    grain, grain_faces = ellipsoid(size, size * 0.5, 4, 6)
    vertices, faces = [], []
    for _ in range(count):
        distance, angle = radius * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        x, y, z = distance * math.cos(angle), distance * math.sin(angle), height * (1 - (distance / radius * 0.9) ** 2)
        yaw, start, grow = rng.uniform(0, 6.3), len(vertices), rng.uniform(0.6, 1.4)
        c, s = math.cos(yaw), math.sin(yaw)
        vertices += [(x + grow * (a * c - b * s), y + grow * (a * s + b * c), z + grow * d) for a, b, d in grain]
        faces += [tuple(start + corner for corner in face) for face in grain_faces]
    mesh_object('flecks', vertices, faces, material('fleck ' + colour, colour, 0.5)).location = centre


def board(centre, radius=1.05, thick=0.07):
    """A round wooden board."""
    wood = material('wood', '#B98552', 0.5)
    nodes, links = wood.node_tree.nodes, wood.node_tree.links
    place, stretch = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    grain, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    stretch.inputs['Scale'].default_value = (1.1, 14.0, 1.1)
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 2.2, 6
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear('#8A5A31'), linear('#CFA06A')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.72
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], grain.inputs['Vector'])
    links.new(grain.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    profile = packs.rounded([(0, 0), (radius, 0), (radius, thick), (0, thick)], 0.03, 5)
    made = packs.lathe('board', profile, wood)
    made.location, made.rotation_euler = (*centre, 0), (0, 0, 0.5)
    return thick

"""Capsules and gummies, laid out or dropped in a heap."""
import math
import random

import bpy

import packs
from studio import material, mesh_object

GUMMY_COLOURS = ['#C93A2B', '#E67E2C', '#E9AE3C', '#A8325A']


def half_capsule(radius, length, surface, side):
    steps = 10
    dome = [(radius * math.cos(math.pi / 2 * i / steps), length + radius * math.sin(math.pi / 2 * i / steps))
            for i in range(steps + 1)]
    return packs.lathe('half', [(radius, -0.002)] + dome, surface)


def capsule(position, colour, yaw, scale=1.0, tilt=math.pi / 2):
    """A two-piece capsule, 21 mm long: one half coloured, one half cream."""
    radius, length = 0.040 * scale, 0.075 * scale
    top = half_capsule(radius, length, material('shell ' + colour, colour, 0.16, 0.6), 1)
    foot = half_capsule(radius * 0.965, length * 1.1, material('shell cream', '#F3E9D2', 0.16, 0.6), -1)
    foot.rotation_euler = (math.pi, 0, 0)
    holder = bpy.data.objects.new('capsule', None)
    bpy.context.collection.objects.link(holder)
    top.parent = foot.parent = holder
    holder.location = (position[0], position[1], position[2] + radius)
    holder.rotation_euler = (tilt, 0, yaw)


def spill(colour, centre, count=24, spread=(0.8, 0.36), seed=7, scale=1.0, keep_out=()):
    """Capsules lying on the table, none through another."""
    rng, laid = random.Random(seed), []
    while len(laid) < count:
        x = centre[0] + rng.gauss(0, spread[0] * 0.45)
        y = centre[1] + rng.gauss(0, spread[1] * 0.45)
        clear = all(math.hypot(x - a, y - b) > 0.2 * scale for a, b in laid)
        if clear and all(math.hypot(x - a, y - b) > r for a, b, r in keep_out):
            laid.append((x, y))
            capsule((x, y, 0), colour, rng.uniform(0, 2 * math.pi), scale)
        elif rng.random() < 0.002:
            spread = (spread[0] * 1.1, spread[1] * 1.1)


def gummy(colour, size=0.115):
    """A soft cube: a superellipsoid, a little wider at the foot."""
    vertices, faces, rings, sides = [], [], 24, 32

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    for ring in range(rings + 1):
        polar = math.pi * ring / rings - math.pi / 2
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            z = power(math.sin(polar), 0.5)
            flare = 1 - 0.10 * z
            vertices.append((
                size * power(math.cos(polar), 0.5) * power(math.cos(angle), 0.5) * flare,
                size * power(math.cos(polar), 0.5) * power(math.sin(angle), 0.5) * flare, size * 0.85 * z))
    for ring in range(rings):
        for side in range(sides):
            nxt = (side + 1) % sides
            faces.append((ring * sides + side, ring * sides + nxt, (ring + 1) * sides + nxt, (ring + 1) * sides + side))
    jelly = material('gummy ' + colour, colour, 0.24, 0.35, 0.75)
    jelly.node_tree.nodes['Principled BSDF'].inputs['Subsurface Radius'].default_value = (0.12, 0.06, 0.03)
    return mesh_object('gummy', vertices, faces, jelly)


def gummies(count, centre, spread, height=0.3, seed=3):
    rng, made = random.Random(seed), []
    for index in range(count):
        each = gummy(GUMMY_COLOURS[index % len(GUMMY_COLOURS)])
        each.location = (centre[0] + rng.gauss(0, spread[0]), centre[1] + rng.gauss(0, spread[1]), height * 0.5 + index * 0.075)
        each.rotation_euler = tuple(rng.uniform(0, 6.3) for _ in range(3))
        made.append(each)
    return made


def lay_gummies(spots):
    """Gummies set down by hand: x, y, layer, turn."""
    for index, (x, y, layer, turn) in enumerate(spots):
        each = gummy(GUMMY_COLOURS[index % len(GUMMY_COLOURS)])
        each.location, each.rotation_euler = (x, y, 0.098 + layer * 0.196), (0, 0, turn)


def drop(falling, solid, frames=140):
    """Lets things fall on solid ones until they rest, then fixes them there."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.point_cache.frame_end = frames
    for each, kind, shape in [(o, 'ACTIVE', 'CONVEX_HULL') for o in falling] + [(o, 'PASSIVE', 'MESH') for o in solid]:
        bpy.context.view_layer.objects.active = each
        each.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind)
        each.rigid_body.collision_shape = shape
        each.rigid_body.friction, each.rigid_body.collision_margin = 1.0, 0.002
        each.rigid_body.restitution = 0.0
        each.rigid_body.linear_damping = each.rigid_body.angular_damping = 0.6
        each.select_set(False)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    resting = [each.matrix_world.copy() for each in falling]
    bpy.ops.rigidbody.world_remove()
    for each, place in zip(falling, resting):
        each.matrix_world = place

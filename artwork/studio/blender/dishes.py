"""A bowl of each noodle, dressed the way one would eat it."""
import math
import random

import bpy

import noodles
import small
import table
from studio import material

GLAZE = {'angel-hair': 'ink', 'spaghetti': 'cream', 'fettuccine': 'sage', 'rice': 'clay',
         'lasagna': 'sage', 'udon': 'clay', 'penne': 'honey'}
TOMATO, CHERRY, HERB, SESAME = '#A92E18', '#B8261B', '#5C8A3A', '#EBD9AC'


def spaghetti():
    noodles.nest('spaghetti', (0, 0, 0.36), 0.74)
    table.sauce((0, 0, 0.53), 0.37, 0.12, TOMATO)
    table.flecks((0, 0, 0.45), 0.55, 0.125, HERB, 70)
    table.sprig((0, 0, 0.67), 1, 4, 0.27)
    for spot in ((0.46, 0.14, 0.50), (-0.42, -0.22, 0.51), (-0.30, 0.40, 0.50)):
        table.ball(spot, 0.095, CHERRY)


def fettuccine():
    noodles.nest('fettuccine', (0, 0, 0.37), 0.74, 6)
    table.sauce((0.02, 0, 0.54), 0.30, 0.05, '#EFE2C4', 3)
    table.flecks((0, 0, 0.44), 0.6, 0.18, HERB, 150, 0.016)
    table.flecks((0, 0, 0.44), 0.6, 0.18, '#2F2A24', 70, 0.008, 5)
    table.sprig((0.05, 0, 0.62), 5, 3, 0.25)
    for spot in ((0.42, 0.2, 0.52), (-0.44, 0.1, 0.52), (0.1, -0.47, 0.50)):
        table.ball(spot, 0.085, CHERRY)


def egg(x, y, z):
    table.ball((x, y, z), 0.15, '#F8F3E8', 1.25, 0.3).scale = (1, 1, 0.55)
    table.ball((x, y, z + 0.052), 0.075, '#E5992B', 1.0, 0.2).scale = (1, 1, 0.5)


def scatter(centre, radius, count, z, size, colour, seed):
    """Peas, beans or diced carrot in a loose heap."""
    rng = random.Random(seed)
    for index in range(count):
        reach, angle = radius * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        rise = 0.05 * (1 - reach / radius) * rng.random()
        spot = (centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle), z + rise)
        table.ball(spot, size * rng.uniform(0.85, 1.1), colour, 1.3)


def angel_hair():
    table.broth((0, 0), 0.345, 0.755, '#C08A3A')
    noodles.nest('angel-hair', (0, 0, 0.35), 0.68, 3)
    egg(-0.3, -0.2, 0.46)
    egg(-0.12, -0.42, 0.42)
    scatter((0.27, -0.25), 0.2, 11, 0.46, 0.042, '#6FA043', 1)
    table.flecks((0, 0, 0.37), 0.62, 0.154, HERB, 110, 0.017)
    table.flecks((0, 0, 0.375), 0.6, 0.154, SESAME, 90, 0.012, 8)
    table.sprig((0.3, 0.3, 0.46), 2, 3, 0.22)


def udon():
    table.broth((0, 0), 0.36, 0.76, '#7A4A1F')
    noodles.nest('udon', (0, 0, 0.36), 0.68, 9)
    egg(0.28, -0.24, 0.53)
    for spot in ((-0.36, -0.2, 0.50), (-0.22, -0.4, 0.47), (-0.42, 0.05, 0.48)):
        table.ball(spot, 0.105, '#A9743F', 1.1, 0.45).scale = (1, 1, 0.6)
    table.flecks((0, 0, 0.42), 0.58, 0.136, HERB, 130, 0.02)
    table.flecks((0, 0, 0.425), 0.55, 0.136, SESAME, 80, 0.012, 8)


def rice():
    noodles.rice((0, 0, 0.38), 0.75, 0.19)
    bed = table.ball((0, 0, 0.38), 0.7, '#F3EBDA', 1.0, 0.8)
    bed.rotation_euler, bed.scale = (0, 0, 0), (1, 1, 0.2)
    scatter((-0.26, -0.16), 0.25, 30, 0.555, 0.046, '#6FA043', 2)
    scatter((0.29, -0.2), 0.23, 24, 0.55, 0.05, '#DB742A', 3)
    egg(0.06, 0.32, 0.545)
    table.flecks((0, 0, 0.44), 0.6, 0.15, SESAME, 80, 0.013, 8)
    table.flecks((0, 0, 0.44), 0.6, 0.15, HERB, 50, 0.016, 4)


def penne():
    vessel = bpy.data.objects['bowl']
    tubes = noodles.penne(95)
    small.drop(tubes, [vessel, bpy.data.objects['paper']], 170)
    for stray in tubes:
        if stray.matrix_world.translation.xy.length > 0.74:
            bpy.data.objects.remove(stray)
    table.sauce((0, 0, 0.47), 0.30, 0.11, '#B04A20', 4)
    table.sprig((0, 0, 0.59), 3, 4, 0.25)
    table.flecks((0, 0, 0.42), 0.5, 0.1, SESAME, 60, 0.016, 8)
    for spot in ((0.4, 0.05, 0.47), (-0.36, -0.24, 0.47), (0.14, -0.44, 0.46)):
        table.ball(spot, 0.09, CHERRY)


def lasagna():
    pasta, red = noodles.flesh('#EFDDB0'), material('sauce ' + TOMATO, TOMATO, 0.25, 0.5)
    cheese = material('cheese', '#F6E6BF', 0.3, 0.4)
    z = 0.07
    for layer in range(5):
        noodles.sheet((1.02, 0.86), z, 0.018, pasta, 0.026, layer)
        noodles.sheet((0.97, 0.81), z + 0.04, 0.012, red, 0.052, layer + 20)
        noodles.sheet((1.0, 0.84), z + 0.074, 0.016, cheese, 0.022, layer + 40)
        z += 0.092
    table.sauce((0, 0, z), 0.42, 0.05, '#F1DCA6', 2)
    table.sauce((0.05, 0.02, z + 0.03), 0.26, 0.06, TOMATO, 5)
    table.flecks((0, 0, z + 0.06), 0.4, 0.03, HERB, 60)
    table.sprig((0.02, 0, z + 0.09), 6, 4, 0.25)
    for spot in ((0.68, -0.3, 0.14), (0.62, -0.48, 0.13)):
        table.ball(spot, 0.09, CHERRY)


DRESS = {'spaghetti': spaghetti, 'fettuccine': fettuccine, 'angel-hair': angel_hair, 'udon': udon,
         'rice': rice, 'penne': penne, 'lasagna': lasagna}


def serve(noodle, centre, glaze, scale=1.0, lift=0.0):
    """Dresses a dish at the middle of the table, then carries it to its place."""
    before = set(bpy.data.objects)
    if noodle == 'lasagna':
        table.plate((0, 0), glaze)
    else:
        table.bowl((0, 0), glaze)
    DRESS[noodle]()
    bpy.context.view_layer.update()
    tray = bpy.data.objects.new('tray', None)
    bpy.context.collection.objects.link(tray)
    for each in set(bpy.data.objects) - before - {tray}:
        each.parent = tray
    tray.location, tray.scale = (*centre, lift), (scale, scale, scale)

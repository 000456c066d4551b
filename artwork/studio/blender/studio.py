"""The photo studio: seamless cream paper, one soft key light, a fill, a camera. Units: 1 = 10 cm."""
import math
import os

import bpy
from mathutils import Vector

import denoise

WORK = os.environ.get('STUDIO_DIR', '.studio')
PAPER = '#EDE6DA'


def linear(hex_colour):
    parts = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def material(name, colour, roughness=0.5, clearcoat=0.0, subsurface=0.0, bump=0.0, bump_scale=20.0):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Clearcoat'].default_value = clearcoat
    if subsurface:
        shader.inputs['Subsurface'].default_value = subsurface
        shader.inputs['Subsurface Color'].default_value = linear(colour)
        shader.inputs['Subsurface Radius'].default_value = (0.06, 0.03, 0.02)
    if bump:
        noise, relief = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value = bump_scale
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.02
        links.new(noise.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    return made


def printed(name, picture, roughness=0.38, clearcoat=0.0, bump=0.0, bump_scale=3.0):
    made = material(name, '#FFFFFF', roughness, clearcoat, 0, bump, bump_scale)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(os.path.abspath(picture), check_existing=True)
    texture.extension = 'EXTEND'
    texture.interpolation = 'Cubic'
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def mesh_object(name, vertices, faces, surface=None, uvs=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    mesh.validate()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    if surface:
        mesh.materials.append(surface)
    return made


def area(name, position, target, size, power, colour='#FFFFFF'):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.energy = 'DISK', size, power
    light.color = linear(colour)[:3]
    made = bpy.data.objects.new(name, light)
    made.location = position
    made.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)


def paper(colour=PAPER, back=7.0):
    """A sweep of paper that bends up behind the products."""
    bend, rows = 3.0, []
    for step in range(-1, 26):
        angle = math.pi / 2 * step / 24
        y, z = back + bend * math.sin(angle), bend * (1 - math.cos(angle))
        rows.append((-14, 0) if step == -1 else (y, z) if step < 25 else (back + bend, 22))
    vertices = [(x, y, z) for y, z in rows for x in (-26, 26)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    mesh_object('paper', vertices, faces, material('paper ' + colour, colour, 0.85))


def camera(position, target, lens, shift=0.0, blur_at=None):
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_y = lens, shift
    if blur_at is not None:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, blur_at, 1.6
    made = bpy.data.objects.new('camera', data)
    made.location = position
    made.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made


def new_scene(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 8
    cycles.use_denoising = False  # Debian builds Blender without its denoiser; see denoise.py
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 1.0
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes['Background']
    sky.inputs['Color'].default_value = linear('#FDFAF6')
    sky.inputs['Strength'].default_value = 0.30


def lights(back=7.0):
    """A window behind to the left, a white card before to the right: the same for every picture."""
    area('window', (-5.5, 3.4, 6.2), (0, 0, 0.3), 3.0, 720, '#FFF3E2')
    area('card', (4.0, -6.5, 5.0), (0, 0, 0.7), 5.0, 400, '#FFF9F2')
    if back:
        area('wall', (-1.5, back - 3.0, 9.0), (0.5, back + 3.0, 2.5), 5.0, 300, '#FFF6EA')


def render(name, steams=()):
    folder = os.path.join(os.path.abspath(WORK), 'passes', name)
    denoise.ask_for_passes(folder)
    bpy.ops.render.render()
    denoise.finish(folder, os.path.join(os.path.abspath(WORK), 'masters', name + '.png'), steams)

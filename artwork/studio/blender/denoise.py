"""Takes the grain out of a short render: an edge-avoiding wavelet filter (after SVGF) guided by
albedo, normal and depth. The label's print lives in the albedo, so it stays sharp."""
import os

import bpy
import numpy as np

import steam

PASSES = {'Image': 'image', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Denoising Depth': 'depth'}
EXPOSURE, CONTRAST = 1.2, 1.12


def ask_for_passes(folder):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, output = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    output.base_path, output.format.file_format = folder, 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for socket, name in PASSES.items():
        output.file_slots.new(name)
        links.new(layers.outputs[socket], output.inputs[name])


def load(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}{bpy.context.scene.frame_current:04d}.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def luminance(colour):
    return colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def windows(array, reach):
    """Gives views of the array moved by up to `reach`, out of one padded copy."""
    padded = np.pad(array, [(reach, reach), (reach, reach)] + [(0, 0)] * (array.ndim - 2), 'edge')
    height, width = array.shape[:2]
    return lambda dy, dx: padded[reach + dy:reach + dy + height, reach + dx:reach + dx + width]


def box(array, reach):
    for axis in (0, 1):
        view = windows(array, reach)
        moves = range(-reach, reach + 1)
        array = sum(view(d * (axis == 0), d * (axis == 1)) for d in moves) / np.float32(2 * reach + 1)
    return array


def smooth(light, normal, depth, strength=8.0, rounds=6):
    value = luminance(light)
    variance = np.maximum(box(value * value, 3) - box(value, 3) ** 2, 0)
    slope = np.maximum(np.abs(np.gradient(depth)[0]), np.abs(np.gradient(depth)[1])) + 2e-3
    kernel = np.array((1 / 2, 1 / 4), np.float32)
    for step in (2 ** level for level in range(rounds)):
        unlike_by, away_by = 1 / (strength * np.sqrt(box(variance, 1)) + 1e-4), 1 / (slope * step * 2)
        value = luminance(light)
        moved = [windows(each, step) for each in (light, value, normal, depth, variance)]
        total, weights, noise = np.zeros_like(light), np.zeros_like(value), np.zeros_like(value)
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                there, level, facing, far, unsure = (view(dy * step, dx * step) for view in moved)
                bend = 1 - np.einsum('ijk,ijk->ij', normal, facing)
                weight = np.exp(-np.abs(depth - far) * away_by - np.abs(value - level) * unlike_by - 48 * bend)
                weight *= kernel[abs(dy)] * kernel[abs(dx)]
                total += there * weight[..., None]
                weights += weight
                noise += weight * weight * unsure
        light, variance = total / (weights[..., None] + 1e-6), noise / (weights ** 2 + 1e-6)
    return light


def without_sparks(picture, on_edge):
    """On silhouettes a single stray sample shows as a dot: keep each pixel within its neighbours."""
    view = windows(picture, 1)
    around = np.stack([view(dy, dx)[on_edge] for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    around.sort(axis=0)
    result = picture.copy()
    result[on_edge] = np.clip(picture[on_edge], around[2], around[5])
    return result


def developed(colour):
    """Linear light to sRGB with a soft shoulder, so that highlights never clip hard."""
    colour = 0.5 * (np.maximum(colour * EXPOSURE, 0) / 0.5) ** CONTRAST
    knee = 0.78
    over = np.maximum(colour - knee, 0)
    colour = np.minimum(colour, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * np.power(np.maximum(colour, 1e-6), 1 / 2.4) - 0.055)


def finish(folder, target, steams=()):
    picture, albedo, normal, depth = (load(folder, name) for name in PASSES.values())
    albedo = np.clip(albedo, 0.02, 1)
    length = np.linalg.norm(normal, axis=-1, keepdims=True)
    normal = normal / np.maximum(length, 1e-3)
    depth = np.minimum(depth[..., 0], 60)
    picture = smooth(np.minimum(picture, 6) / albedo, normal, depth) * albedo
    picture = without_sparks(picture, length[..., 0] < 0.97)
    view, value = windows(luminance(picture), 1), luminance(picture)
    around = np.sort([view(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx], axis=0)
    picture = without_sparks(picture, value > 1.15 * around[5])
    height, width = depth.shape
    picture = developed(picture)
    if steams:
        save(picture, target.replace('.png', '-dry.png'))
    for index, spot in enumerate(steams):
        picture = picture + (1 - picture) * 0.62 * steam.rising(height, width, spot, index + 3)[..., None]
    save(picture, target)


def save(picture, target):
    height, width = picture.shape[:2]
    out = bpy.data.images.new('out', width, height)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)
    out.pixels.foreach_set(pixels.ravel())
    out.filepath_raw, out.file_format = target, 'PNG'
    out.save()
    bpy.data.images.remove(out)

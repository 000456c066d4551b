"""blender -b --factory-startup -P artwork/studio/blender/run.py -- [--size=1280] [--samples=28] shot …"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402
import studio  # noqa: E402

given = sys.argv[sys.argv.index('--') + 1:]
options = dict(word[2:].split('=') for word in given if word.startswith('--'))
names = [word for word in given if not word.startswith('--')]
size, samples = int(options.get('size', 1280)), int(options.get('samples', 28))

for name in names:
    started = time.time()
    studio.new_scene(size, round(size * shots.shape_of(name)), samples)
    studio.paper(shots.ground_of(name))
    studio.lights()
    shots.SHOTS[name]()
    built = time.time()
    studio.render(name, shots.steam_of(name))
    print(f'{name}: {built - started:.0f} + {time.time() - built:.0f} s', flush=True)

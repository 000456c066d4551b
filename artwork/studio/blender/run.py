"""blender -b --factory-startup -P artwork/studio/blender/run.py -- [--size=1280] [--samples=28] shot …"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402
import studio  # noqa: E402

WIDE = {'hero': 1100 / 1600, 'kitchen': 680 / 1200}
given = sys.argv[sys.argv.index('--') + 1:]
options = dict(word[2:].split('=') for word in given if word.startswith('--'))
names = [word for word in given if not word.startswith('--')]
size, samples = int(options.get('size', 1280)), int(options.get('samples', 28))

for name in names:
    started = time.time()
    width = size * 5 // 4 if name in WIDE else size
    studio.new_scene(width, round(width * WIDE.get(name, 1)), samples)
    studio.paper()
    studio.lights()
    shots.SHOTS[name]()
    built = time.time()
    studio.render(name)
    print(f'{name}: {built - started:.0f} + {time.time() - built:.0f} s', flush=True)

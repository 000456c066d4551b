import {readdir} from 'node:fs/promises';
import {basename} from 'node:path';
import {picture} from '../kit/paper.mjs';

const folder = new URL('.', import.meta.url);
const files = (await readdir(folder, {recursive: true}))
  .filter((file) => /\/.*\.mjs$/.test(file))
  .sort();

async function load(file) {
  const name = basename(file, '.mjs');
  const {scene} = await import(new URL(file, folder));
  return [name, () => picture(name, scene.table, scene.things, scene)];
}

/** Every file in a folder beside this one draws the picture of its name. */
export const scenes = Object.fromEntries(await Promise.all(files.map(load)));

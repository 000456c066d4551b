import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtIn, ownFile} from '../own-content.ts';
import {eachColor, toneOf, tonesOf, type Tones} from './colors.ts';

const folder = path.join(import.meta.dirname, '../../node_modules/.cache/bellyful');

/** The shop's colours, ours or an owner's folder's; what that has not is derived from its five, as all dark ones are. */
export function tonesOfFiles(files: string[]): ReturnType<typeof tonesOf> {
  const read = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/--color-([\w-]+): *(#\w{6})/g),
  ]);
  const own = Object.fromEntries(read.map(([, name = '', color = '']) => [name, color]));
  const {light, dark} = tonesOf(eachColor((name) => own[toneOf[name]] ?? ''));
  return {light: {...light, ...own}, dark};
}

const propertiesOf = (tones: Partial<Tones>) =>
  `:root{${Object.entries(tones)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;

/** A style sheet of all colours as properties, and their names for Tailwind. Named by what is in it, for builds side by side. */
export function tonesFile(): string {
  const {light, dark} = tonesOfFiles([path.join(builtIn, 'brand.css'), ownFile('brand.css')]);
  const names = Object.keys(light).map((name) => `--color-${name}:var(--${name})`);
  const inTheDark = `@media screen and (prefers-color-scheme:dark){${propertiesOf(dark)}}`;
  const text = `${propertiesOf(light)}${inTheDark}@theme inline{${names.join(';')}}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = path.join(folder, `tones-${hash}.css`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  return file;
}

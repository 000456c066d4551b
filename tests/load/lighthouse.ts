import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Figure} from './figure.ts';

interface Look {
  path: string;
  performance: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

/** `tests/lighthouse.mjs`, whose own table goes past; nothing where Lighthouse cannot be fetched. */
export async function measureLighthouse(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'looks.json');
  const child = spawn(process.execPath, ['tests/lighthouse.mjs'], {
    env: {...process.env, LIGHTHOUSE_FILE: file},
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Look[]).flatMap(toFigures);
  } catch {
    return [];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const toFigures = ({path: page, performance, lcpMs, cls, tbtMs}: Look): Figure[] => [
  {what: `Lighthouse ${page}`, value: performance, unit: '', bar: {least: 98}},
  {what: `Lighthouse ${page}: LCP`, value: lcpMs, unit: 'ms', bar: {most: 1600}},
  {what: `Lighthouse ${page}: CLS`, value: cls, unit: '', bar: {most: 0.01}},
  {what: `Lighthouse ${page}: TBT`, value: tbtMs, unit: 'ms', bar: {most: 50}},
];

/**
 * Measures the built shop and prints the figures beside those that were stored last: `node tests/load/bench.ts` after a build,
 * `… start cost` for some of them, `--keep` to keep them. Nothing is asserted by a clock.
 */
import {measureCost} from './cost.ts';
import {storeFigures, printFigures, type Figure} from './figure.ts';
import {measureGrowth} from './growth.ts';
import {measureEdge} from './edge.ts';
import {measureHour} from './hour.ts';
import {measureLarge} from './large.ts';
import {measureLighthouse} from './lighthouse.ts';
import {measureMemory} from './memory.ts';
import {measureOrders} from './orders.ts';
import {measurePages} from './pages.ts';
import {measurePricing} from './pricing.ts';
import {measureRestart} from './restart.ts';
import {measureStart} from './start.ts';
import {measureTaps} from './taps.ts';

const all: Record<string, () => Figure[] | Promise<Figure[]>> = {
  pricing: measurePricing,
  cost: measureCost,
  start: measureStart,
  restart: measureRestart,
  large: measureLarge,
  edge: measureEdge,
  pages: measurePages,
  growth: measureGrowth,
  memory: measureMemory,
  taps: measureTaps,
  lighthouse: measureLighthouse,
};

/** On a shop of `.env`, and only by name. */
const byName: typeof all = {orders: measureOrders, hour: measureHour};

const wanted = process.argv.slice(2).filter((argument) => argument !== '--keep');
const known = {...all, ...byName};
const unknown = wanted.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose of ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(known)) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in byName) continue;
  console.error(`${name} …`);
  figures.push(...(await measure()));
}
printFigures(figures);
if (process.argv.includes('--keep')) storeFigures(figures);

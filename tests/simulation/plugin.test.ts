import {afterAll, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';
import {livePlugin} from './plugin-life';
import type {PluginShop} from './plugin-shop';

const {PLUGIN_SEED, PLUGIN_SEEDS, FIRST, WITHOUT} = process.env;

let shop: PluginShop | undefined;
afterAll(() => shop?.close());

/** PHP in WebAssembly has 4096 file handles, and forgets to close one of each question. */
const mostLives = 20;
let lives = 0;
async function live(seed: number, without: readonly string[] = []) {
  if (lives++ % mostLives === 0) {
    shop?.close();
    shop = await openPluginShop('8.3', `require_once '/fakes/emails.php';`);
  }
  return shop ? livePlugin(shop, seed, without) : expect.fail('PHP does not start');
}

test(
  'whatever befalls the plugin’s PHP, its books are right',
  async () => {
    const first = Number(PLUGIN_SEED ?? FIRST ?? Date.now() % 1_000_000_000);
    const until = performance.now() + 8000;
    const goesOn = (seed: number) => {
      if (PLUGIN_SEED) return seed === first;
      return PLUGIN_SEEDS ? seed < first + Number(PLUGIN_SEEDS) : performance.now() < until;
    };
    let [seed, deeds, faults] = [first, 0, 0];
    for (; goesOn(seed); seed++) {
      const found = await live(seed, WITHOUT?.split(','));
      deeds += found.figure['deeds'] ?? 0;
      faults += found.figure['faults'] ?? 0;
      if (PLUGIN_SEED) process.stdout.write(found.sentences.join('\n') + '\n');
      if (found.wrongs.length === 0) continue;
      let [without, outcome]: [string[], typeof found] = [[], found];
      for (const deed of found.cast) {
        const tried = await live(seed, [...without, deed]);
        if (tried.wrongs[0]?.book !== found.wrongs[0]?.book) continue;
        [without, outcome] = [[...without, deed], tried];
      }
      process.stdout.write([...outcome.sentences, JSON.stringify(outcome.wrongs), ''].join('\n'));
      expect(
        outcome.wrongs,
        `PLUGIN_SEED=${seed} WITHOUT=${without.join()} npx vitest run tests/simulation/plugin`,
      ).toEqual([]);
    }
    console.info(`plugin: seeds ${first} to ${seed - 1}: ${deeds} deeds, ${faults} faults`);
  },
  PLUGIN_SEEDS ? 24 * 3_600_000 : 300_000,
);

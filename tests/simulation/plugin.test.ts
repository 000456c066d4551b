import {afterAll, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';
import {patienceMs, play, type Less} from './play';
import {livePlugin} from './plugin-life';
import type {PluginShop} from './plugin-shop';

let shop: PluginShop | undefined;
afterAll(() => shop?.close());

/** PHP in WebAssembly has 4096 file handles, and forgets to close one of each question. */
const mostLives = 20;
let lives = 0;
async function live(seed: number, less: Less) {
  if (lives++ % mostLives === 0) {
    shop?.close();
    shop = await openPluginShop('8.3', `require_once '/fakes/emails.php';`);
  }
  return shop ? livePlugin(shop, seed, less) : expect.fail('PHP does not start');
}

test(
  'whatever befalls the plugin’s PHP, its books are right',
  async () => {
    await play(live, 'PLUGIN_SEED');
  },
  patienceMs('PLUGIN_SEED'),
);

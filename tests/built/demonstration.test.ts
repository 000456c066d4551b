import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {text} from 'node:stream/consumers';
import {describe, expect, test} from 'vitest';
import {shopNotices} from '~/content/navigation';
import {hostArguments} from '../support/own-shop';
import {openPages} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';

const publicly = {PUBLIC_STORE_URL: 'https://demo.bellyful.example'};

function spawnHost(settings: Record<string, string>) {
  const own = {PORT: '0', HOST: '127.0.0.1', ENV_FILE: ''};
  return spawn(process.execPath, hostArguments, {
    env: {...process.env, ...own, ...settings},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Which code a host ends with, and what it says, in these settings. */
async function endOf(settings: Record<string, string>) {
  const host = spawnHost(settings);
  const said = Promise.all([text(host.stdout), text(host.stderr)]);
  const [code] = (await once(host, 'exit')) as [number];
  return {code, said: (await said).join('')};
}

/** What a host says first once it is open. */
async function firstLineOf(settings: Record<string, string>): Promise<string> {
  const host = spawnHost(settings);
  const [line] = (await once(createInterface(host.stdout), 'line')) as [string];
  host.kill('SIGKILL');
  return line;
}

test.each([
  ['a public address without a shop', publicly, 'PUBLIC_STORE_URL names a public address'],
  [
    'a shop’s address with test cards',
    {...publicly, WOO_GRAPHQL_URL: 'https://shop.example/graphql', PAYMENT_GATEWAY: 'offline'},
    'PAYMENT_GATEWAY is a setting of the mocked shop',
  ],
  [
    'a shop’s address and a catalogue of the mocked one',
    {...publicly, WOO_GRAPHQL_URL: 'https://shop.example/graphql', MOCK_CATALOGUE: 'large'},
    'MOCK_CATALOGUE is a setting of the mocked shop',
  ],
  [
    'a shop’s user without the shop’s address',
    {...publicly, WOO_USERNAME: 'storefront', WOO_APPLICATION_PASSWORD: 'abcd efgh'},
    'WOO_GRAPHQL_URL is missing',
  ],
])('%s does not open', async (_, settings, sentence) => {
  const {code, said} = await endOf(settings);
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toContain('is open at');
});

const shopUrl = 'http://user:secret@127.0.0.1:1/graphql';
const shopUser = {WOO_USERNAME: 'storefront', WOO_APPLICATION_PASSWORD: 'abcd efgh'};

test.each<[string, Record<string, string>, RegExp]>([
  ['the mocked shop', {}, /^MOCKED SHOP — nothing is sold\. .*\/__control$/],
  ['a shop', {WOO_GRAPHQL_URL: shopUrl, ...shopUser}, /^SHOP http:\/\/127\.0\.0\.1:1\/graphql$/],
  ['a shop’s catalogue', {WOO_GRAPHQL_URL: shopUrl}, /^SHOP \S+ — shown only: .*WOO_USERNAME/],
])(
  'the first line of a start says in large letters what is sold: %s',
  async (_, settings, line) => {
    expect(await firstLineOf(settings)).toMatch(line);
  },
);

describe('a demonstration in public', () => {
  const shop = useBuiltShop({...publicly, PUBLIC_DEMO: '1'});
  const open = (path: string) => fetch(shop.url() + path, {headers: {Accept: 'text/html'}});

  test('opens, and every page says what it is', async () => {
    const paths = [...openPages.map(([path]) => path), '/account/sign-in', '/no-such-page'];
    for (const path of paths)
      expect(await (await open(path)).text(), path).toContain(shopNotices.demonstration);
  });
});

describe('a shop that somebody tries at home', () => {
  const shop = useBuiltShop({HOST: '0.0.0.0'});

  test('is no demonstration', async () => {
    const page = await (await fetch(`${shop.url()}/faq`, {headers: {Accept: 'text/html'}})).text();
    expect(page).not.toContain(shopNotices.demonstration);
  });
});

import {afterEach, describe, expect, test, vi} from 'vitest';
import {claims} from '~/content/claims';
import type * as ledger from '~/content/claims';
import {sentencesOf} from '~/content/claims/claim';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {contentFolders} from '../../build/own-content';
import {loadModule} from '../../cli/load-module';
import {openMcpAgent} from '../support/mcp-agent';
import {openPages, recipePages, type SitePage} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1'});

/** Until pages of both languages are made anew. */
const untilSaid = (isSaid: boolean) =>
  vi.waitFor(async () => {
    for (const [path, words] of [
      ['/womens-multi-vitamin', 'calcium support normal bones'],
      ['/es/womens-multi-vitamin', 'huesos normales'],
    ] as const)
      expect((await (await fetch(shop.url() + path)).text()).includes(words)).toBe(isSaid);
  }, 15_000);

afterEach(async () => {
  await shop.control().endClaims([]);
  await untilSaid(true);
});

async function endClaims(ids: readonly string[]) {
  await shop.control().endClaims(ids);
  await untilSaid(false);
}

const specialOffer = '/Konj/trg/starterdiscount/konjac-spaghetti';

const pages = [
  ...[...openPages, ...recipePages].map(([path]) => path),
  specialOffer,
  '/products?search=fiber',
];

const addressesIn = (prefix: string) => [
  ...pages.map((path) => (prefix + path).replace(/(.)\/$/, '$1')),
  ...pages
    .filter((path) => path !== '/cart' && !path.includes('?'))
    .map((path) => `${prefix}${path === '/' ? '/index' : path}.md`),
  ...['/_root.data', '/about.data', '/womens-multi-vitamin.data', '/feeds/products.tsv'].map(
    (path) => prefix + path,
  ),
  `${prefix}/manifest.webmanifest`,
];

const addresses = [
  ...addressesIn(''),
  ...addressesIn('/es'),
  '/llms.txt',
  '/sitemap.xml',
  '/.well-known/ucp',
];

/** As a reader has it, whatever it is written in. */
const toPlain = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\\?&quot;|\\"/g, '"')
    .replaceAll('&amp;', '&');

/** What agents are answered. */
async function agentAnswers(): Promise<[string, string][]> {
  const agent = await openMcpAgent(shop.url());
  const ask = async (tool: string, given: object): Promise<[string, string]> => [
    `${tool} ${JSON.stringify(given)}`,
    JSON.stringify(await agent.call(tool, given)),
  ];
  return [
    [
      'initialize',
      JSON.stringify(
        (
          await agent.request('initialize', {
            protocolVersion: '2025-11-25',
            capabilities: {},
            clientInfo: {name: 'test', version: '1'},
          })
        ).body,
      ),
    ],
    await ask('search_catalog', {catalog: {query: 'capsules'}}),
    await ask('get_product', {catalog: {id: 'womens-multi-vitamin'}}),
    await ask('lookup_catalog', {catalog: {ids: ['nighttime-support', 'pain-free-weight-loss']}}),
    await ask('read_policy', {name: 'faq'}),
  ];
}

/** What is public, by its address. */
async function outputs(asked = addresses): Promise<Map<string, string>> {
  const found = new Map(await agentAnswers());
  for (const address of asked) {
    const answer = await fetch(shop.url() + address);
    expect(answer.status, address).toBe(200);
    found.set(address, await answer.text());
  }
  return new Map([...found].map(([address, text]) => [address, toPlain(text)]));
}

/** Where a sentence stands. */
const placesOf = (sentences: readonly string[], all: Map<string, string>) =>
  sentences.flatMap((one) =>
    [...all].flatMap(([address, text]) => (text.includes(one) ? [`${address}: ${one}`] : [])),
  );

async function spanishClaims(): Promise<typeof claims> {
  const {claims: told} = await loadModule<typeof ledger>(
    'app/content/claims/index.ts',
    contentFolders('es', null),
  );
  return told;
}

test('what the owner ends is in no output of any public address, in either language', async () => {
  const spanish = await spanishClaims();
  const sentences = [
    ...(claims['bones']?.sentences ?? []),
    ...(spanish['bones']?.sentences ?? []),
  ].filter((one) => one.includes(' '));
  const where = addresses.filter((address) => address.includes('womens-multi-vitamin'));
  const before = placesOf(sentences, await outputs(where));
  expect(before.length).toBeGreaterThan(3);
  await endClaims(['bones']);
  expect(placesOf(sentences, await outputs())).toEqual([]);
});

const mayEnd = Object.keys(claims).filter((id) => !claims[id]?.stays);

/** Long enough to be nobody else's words. */
const isTelling = (sentence: string) => sentence.split(' ').length > 3;

describe('when all has ended', () => {
  test('nothing of it is said, and no heading stands over nothing', async () => {
    await endClaims(mayEnd);
    const all = await outputs();
    const told = [claims, await spanishClaims()].flatMap((one) =>
      mayEnd.flatMap((id) => one[id]?.sentences ?? []),
    );
    expect(placesOf([...new Set(told)].filter(isTelling), all)).toEqual([]);
    const offer: SitePage = [specialOffer, /Spaghetti/];
    for (const [path, heading] of [...openPages, offer]) {
      const {document} = await shop.open(path);
      expect(document.querySelector('h1')?.textContent, path).toMatch(heading);
      for (const empty of document.querySelectorAll(
        'main :is(ul, ol, dl, dd, li, p, section):empty',
      ))
        expect.fail(`${path} has an empty ${empty.outerHTML}`);
      for (const title of document.querySelectorAll('main :is(h2, h3)'))
        expect(title.parentElement?.textContent, `${path}: ${title.textContent}`).not.toBe(
          title.textContent,
        );
      for (const title of document.querySelectorAll('main :is(h1, h2, h3)'))
        expect(title.textContent.trim(), path).not.toBe('');
    }
  }, 180_000);

  test('the disclaimer stands only where something of health is still said', async () => {
    const has = async (path: string) =>
      (await (await fetch(shop.url() + path)).text()).includes(sentencesOf(fdaDisclaimer)[0] ?? '');
    expect(await has('/about')).toBe(true);
    expect(await has('/about.md')).toBe(true);
    await endClaims(mayEnd);
    expect(await has('/about')).toBe(false);
    expect(await has('/about.md')).toBe(false);
    // Names of products say what they are for.
    expect(await has('/nighttime-support')).toBe(true);
  });
});

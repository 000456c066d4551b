import {getResponse} from 'msw';
import {http, HttpResponse} from 'msw/http';
import {describe, expect, test} from 'vitest';
import {createChangeJournal} from '~adapters/woocommerce/change-journal';
import {noPlugin} from '~adapters/woocommerce/plugin-client';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {noteMessage} from '~mocks/wordpress';
import {shopMessage} from '~mocks/wordpress/shop-messages';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheJournalContract} from './holds-the-journal-contract';

function openShop() {
  const {state, plugin} = openWordPressMock();
  const change = async () => {
    noteMessage(state, shopMessage({productIds: [23]}));
    return 23;
  };
  return {state, journal: createChangeJournal(plugin), change};
}

describe('the mocked shop’s journal', () => {
  holdsTheJournalContract(async () => openShop());

  test('says that anything may have changed, and nothing of codes', async () => {
    const {state, journal} = openShop();
    const before = await journal.since(null);
    noteMessage(state, shopMessage({id: 'code', productIds: [], couponCodes: ['save10']}));
    noteMessage(state, shopMessage({id: 'all'}));
    const news = await journal.since(before?.mark ?? '');
    expect(news?.changes).toEqual([{id: 'all', productIds: null, hasContent: true}]);
  });
});

/** A shop that answers the question for its changes so. */
const answering = (answer: () => Response) =>
  createChangeJournal(
    createPluginClient({
      endpoint: 'http://shop.example/graphql',
      username: 'u',
      applicationPassword: 'p',
      fetch: async (input, init) =>
        (await getResponse([http.get('*', answer)], new Request(input, init))) ?? new Response(),
    }),
  );

const noRoute = {code: 'rest_no_route', message: 'No route was found.', data: {status: 404}};

test('a shop whose plugin is older, and one without the plugin, keep none', async () => {
  expect(await answering(() => HttpResponse.json(noRoute, {status: 404})).since('1-a')).toBeNull();
  expect(await answering(() => HttpResponse.html('<p>Hello</p>')).since(null)).toBeNull();
  expect(await createChangeJournal(noPlugin).since(null)).toBeNull();
});

test('a plugin that says nothing of content tells of products alone', async () => {
  const body = {mark: 'a', changes: [{id: 'b', productIds: [23]}]};
  const news = await answering(() => HttpResponse.json(body)).since('a');
  expect(news?.changes).toEqual([{id: 'b', productIds: [23], hasContent: false}]);
});

test.each([{}, {mark: '', changes: []}, {mark: 'a', changes: [{id: 'b', productIds: ['23']}]}])(
  'an answer that is none of a journal is a failure (%j)',
  async (body) => {
    await expect(answering(() => HttpResponse.json(body)).since(null)).rejects.toThrow(
      'something else',
    );
  },
);

describe('the file with the journal’s newest mark', () => {
  const address = 'https://shop.example/uploads/head.json';

  /** A shop with such a file, and what it is asked. */
  function aShop() {
    const shop = {now: 0, mark: '1-a', shown: '1-a' as string | null, asked: [] as string[]};
    const ask = (what: string) => void shop.asked.push(what);
    const plugin = {
      send: async () => {
        ask('journal');
        const body = {mark: shop.mark, changes: [], head: address};
        return {ok: true, body};
      },
    };
    const fetchHead = async (input: RequestInfo | URL) => {
      ask('file');
      expect(new Request(input).url).toBe(`${address}?${shop.now}`);
      return shop.shown === null
        ? new Response('', {status: 404})
        : Response.json({mark: shop.shown});
    };
    const journal = createChangeJournal(plugin as never, fetchHead, () => shop.now);
    let mark: string | null = null;
    let head: string | null = null;
    /** Asks after so many seconds as a process does; what was asked of the shop. */
    async function poll(seconds = 10) {
      shop.now += seconds * 1000;
      shop.asked = [];
      const found = await journal.since(mark, head);
      [mark, head] = [found?.mark ?? null, found?.head ?? null];
      return shop.asked;
    }
    return {shop, poll};
  }

  test('is all that is looked at while it says nothing new', async () => {
    const {shop, poll} = aShop();
    expect(await poll()).toEqual(['journal']);
    expect(await poll()).toEqual(['file']);
    shop.mark = shop.shown = '2-b';
    expect(await poll()).toEqual(['file', 'journal']);
    expect(await poll()).toEqual(['file']);
  });

  test('is believed for ten minutes once it went with the journal, for one before', async () => {
    const {shop, poll} = aShop();
    await poll();
    expect(await poll(61)).toEqual(['file', 'journal']);
    shop.mark = shop.shown = '2-b';
    await poll();
    expect(await poll(9 * 60)).toEqual(['file']);
    expect(await poll(61)).toEqual(['file', 'journal']);
  });

  test.each([
    ['is missing', null, ['file', 'journal']],
    ['stands still', '1-a', ['journal']],
  ])('is done without where it %s', async (_how, shown, then) => {
    const {shop, poll} = aShop();
    await poll();
    shop.mark = '2-b';
    shop.shown = shown;
    expect(await poll(61)).toContain('journal');
    expect(await poll()).toEqual(then);
  });
});

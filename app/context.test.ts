import {afterEach, expect, test, vi} from 'vitest';
import {formatCents, hasOffers, toCents} from '~adapters/commerce';
import {shopManager} from '~mocks/demo-accounts';
import {currencies} from '~mocks/woocommerce/amounts';
import {said} from '~/content/said.server';
import {createAppContext} from '~/context';
import {mockUrl, openWordPressMock} from '../tests/support/wordpress-mock';

afterEach(() => void vi.unstubAllGlobals());

const variables = (host: string) => ({
  WOO_GRAPHQL_URL: `http://${host}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  SESSION_SECRET: 'c2VjcmV0IG9mIHRoZSB0ZXN0cyBhbmQgb2Ygbm9ib2R5IGVsc2U=',
  HOST: '127.0.0.1',
});

test('two shops in one process are answered at the same time, each by what it has set', async () => {
  const [europe, japan] = [openWordPressMock(), openWordPressMock()];
  europe.state.shop.currency = currencies.euros;
  europe.state.shop.offersCurrency = 'EUR';
  europe.state.shop.claims.ended = ['bones'];
  japan.state.shop.currency = currencies.yen;
  japan.state.shop.rules = 'shop';
  const shops = new Map([
    ['europe.example', europe],
    ['japan.example', japan],
  ]);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const {origin, hostname} = new URL(request.url);
    return shops.get(hostname)?.fetch(new Request(request.url.replace(origin, mockUrl), request));
  });
  let opened = 0;
  let open = () => {};
  const bothAreOpen = new Promise<void>((resolve) => (open = resolve));
  const answer = async (host: string) => {
    const request = new Request('https://store.example/');
    const context = await createAppContext(request, variables(host), {waitUntil: () => {}});
    return context.inShop(async () => {
      opened += 1;
      if (opened === shops.size) open();
      await bothAreOpen;
      return [formatCents(toCents(1234)), hasOffers(), said('Bones')];
    });
  };
  expect(await Promise.all([...shops.keys()].map(answer))).toEqual([
    ['€12.34', true, ''],
    ['¥1,234', false, 'Bones'],
  ]);
});

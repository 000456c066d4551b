import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {openCollector} from '../support/collector';
import {anOrderBody} from '../support/order-body';
import {startOwnShop} from '../support/own-shop';

type Shop = Awaited<ReturnType<typeof startOwnShop>>;
type Collector = Awaited<ReturnType<typeof openCollector>>;

const soon = {OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_METRIC_EXPORT_INTERVAL: '200'};

const openPage = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, {headers: {Accept: 'text/html', ...headers}});

const order = (shop: Shop, requestId: string) =>
  fetch(`${shop.url}/functions/create-woocommerce-order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Request-Id': requestId,
    },
    body: JSON.stringify(anOrderBody()),
  });

describe('a collector of OpenTelemetry', () => {
  let shop: Shop;
  let collector: Collector;
  beforeAll(async () => {
    collector = await openCollector();
    shop = await startOwnShop({OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...soon});
  });
  afterAll(async () => {
    await shop.close();
    collector.close();
  });

  const traceOf = (requestId: string) =>
    collector.spans().filter(({traceId}) => traceId === requestId.replaceAll('-', ''));

  /** Name and parent of each span of a trace. */
  const treeOf = (requestId: string) => {
    const spans = traceOf(requestId);
    const names = new Map(spans.map(({spanId, name}) => [spanId, name]));
    return spans.map(({name, parentSpanId = ''}) => [name, names.get(parentSpanId) ?? null]);
  };

  test('records a page, what was cached and what the shop was sent, under the request’s own id', async () => {
    const requestId = crypto.randomUUID();
    const path = '/wordpress-product/konjac-penne';
    await openPage(shop, path, {'X-Request-Id': requestId});
    await vi.waitFor(() => {
      const tree = treeOf(requestId);
      expect(tree).toContainEqual(['GET /wordpress-product/:slug?', null]);
      expect(tree).toContainEqual([
        'render /wordpress-product/:slug?',
        'GET /wordpress-product/:slug?',
      ]);
      const loader = 'loader routes/catalogue-product';
      expect(tree).toContainEqual([loader, 'render /wordpress-product/:slug?']);
      expect(tree).toContainEqual(['html', 'render /wordpress-product/:slug?']);
      expect(tree).toContainEqual(['cache product', loader]);
      expect(tree).toContainEqual(['shop GetProduct', 'cache product']);
    }, 10_000);
    const product = traceOf(requestId).find(({name}) => name === 'cache product');
    expect(product?.facts['bellyful.cache.result']).toBe('miss');
    const later = crypto.randomUUID();
    await openPage(shop, path, {'X-Request-Id': later});
    await vi.waitFor(() => expect(traceOf(later)).toHaveLength(1), 10_000);
    expect(traceOf(later)[0]?.facts).toEqual({
      'http.request.method': 'GET',
      'http.route': '/wordpress-product/:slug?',
      'http.response.status_code': 200,
      'bellyful.cache.result': 'hit',
    });
  });

  test('sees an order step by step, and nothing of who orders', async () => {
    const requestId = crypto.randomUUID();
    const answer = await order(shop, requestId);
    expect(answer.status).toBe(200);
    const route = 'POST /functions/create-woocommerce-order';
    await vi.waitFor(() => {
      const tree = treeOf(requestId);
      expect(tree).toContainEqual([route, null]);
      const action = 'action routes/functions.create-woocommerce-order';
      expect(tree).toContainEqual([action, route]);
      expect(tree).toContainEqual(['order place', action]);
      for (const step of ['price', 'pay', 'finish'])
        expect(tree).toContainEqual([`order ${step}`, 'order place']);
      expect(tree).toContainEqual(['shop orders.place', 'order place']);
    }, 10_000);
    const placed = traceOf(requestId).find(({name}) => name === 'order place');
    expect(placed?.facts['bellyful.order.outcome']).toBe('placed');
  });

  test('goes on with the trace of whoever stands before the shop', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    for (const path of ['/about', '/cart'])
      await openPage(shop, path, {traceparent: `00-${traceId}-00f067aa0ba902b7-01`});
    await vi.waitFor(() => {
      const parents = traceOf(traceId).map(({name, parentSpanId}) => `${name} ${parentSpanId}`);
      expect(parents).toContain('GET /about 00f067aa0ba902b7');
      expect(parents).toContain('GET /cart 00f067aa0ba902b7');
    }, 10_000);
  });

  test('counts requests, requests to the shop, cached answers, orders and reports', async () => {
    const report = {'document-uri': shop.url, 'effective-directive': 'script-src-elem'};
    await fetch(`${shop.url}/functions/csp-reports`, {
      method: 'POST',
      headers: {'Content-Type': 'application/csp-report'},
      body: JSON.stringify({'csp-report': {...report, 'blocked-uri': 'https://ads.example/x'}}),
    });
    await openPage(shop, '/no/such/page');
    await vi.waitFor(() => {
      const metrics = collector.metrics();
      const countOf = (name: string, facts: Record<string, unknown>) =>
        metrics
          .filter((metric) => metric.name === name)
          .filter((metric) =>
            Object.entries(facts).every(([key, value]) => metric.facts[key] === value),
          )
          .reduce((sum, {count}) => sum + count, 0);
      const requests = 'http.server.request.duration';
      expect(countOf(requests, {'http.route': '/wordpress-product/:slug?'})).toBe(2);
      expect(countOf(requests, {'http.route': '/*', 'http.response.status_code': 404})).toBe(1);
      expect(countOf('bellyful.shop.call.duration', {operation: 'orders.place'})).toBe(1);
      expect(countOf('bellyful.cache.reads', {what: 'page', result: 'hit'})).toBe(1);
      // The page's and the order's.
      expect(countOf('bellyful.cache.reads', {what: 'product', result: 'miss'})).toBe(2);
      expect(countOf('bellyful.orders', {outcome: 'placed'})).toBe(1);
      expect(countOf('bellyful.csp.reports', {directive: 'script-src-elem'})).toBe(1);
    }, 10_000);
  });

  test('is sent no address that was typed, and nobody’s name, mail, street or card', async () => {
    const personal = ['ada%40example.com', 'orders/1001?key=wc_order_secret', 'products?q=zebra'];
    for (const path of personal) await openPage(shop, `/${path}`);
    await vi.waitFor(() => {
      const routes = collector.spans().map(({name}) => name);
      for (const route of ['GET /:pageKey', 'GET /orders/:number', 'GET /products'])
        expect(routes).toContain(route);
    }, 10_000);
    const all = collector.bodies.join('\n').toLowerCase();
    expect(all.length).toBeGreaterThan(5000);
    const forbidden = ['ada%40', 'ada@', 'miller', 'orchard', 'zebra', 'wc_order', 'orders/1001'];
    expect([...forbidden, '42424242'].filter((text) => all.includes(text))).toEqual([]);
  });
});

/** A port that no program is given. */
const nobody = 'http://127.0.0.1:1';

describe('a collector that is no help', () => {
  test.each(['is away', 'never answers'])('and %s holds nothing up', async (trouble) => {
    const collector = await openCollector({never: true});
    const endpoint = trouble === 'is away' ? nobody : collector.url;
    const shop = await startOwnShop({OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...soon});
    await openPage(shop, '/about');
    const began = performance.now();
    for (let count = 0; count < 50; count += 1) {
      const answer = await openPage(shop, '/about');
      expect(answer.status).toBe(200);
    }
    expect((await order(shop, crypto.randomUUID())).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(20_000);
    const logged = () => shop.log().match(/"telemetry\.unsent"/g) ?? [];
    if (trouble === 'is away') await vi.waitFor(() => expect(logged()).toHaveLength(1), 20_000);
    expect(logged().length).toBeLessThanOrEqual(1);
    const closing = performance.now();
    await shop.close();
    expect(performance.now() - closing).toBeLessThan(8000);
    collector.close();
  });
});

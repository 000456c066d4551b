import {placeOrder} from './place-order';
import {openOrderShop} from './order-shop';
import type {OrderJob} from './order-job';

/** One server process that places one order, over services that stand in another process and may kill it. */
void run(JSON.parse(process.env['ORDER_JOB'] ?? '{}') as OrderJob);

async function run({url, gateway, key, body, session, nowMs}: OrderJob): Promise<void> {
  const toServices: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const {pathname, search} = new URL(request.url);
    const {method, headers} = request;
    const text = method === 'GET' ? {} : {body: await request.text()};
    return fetch(`${url}${pathname}${search}`, {method, headers, ...text});
  };
  const shop = openOrderShop({gateway, network: () => toServices});
  shop.clock.now = nowMs;
  await placeOrder(shop.openDesk(session), key, body);
  process.exit(0);
}

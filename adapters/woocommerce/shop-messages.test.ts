import {describe, expect, test} from 'vitest';
import {shopMessage, signMessage} from '~mocks/wordpress/shop-messages';
import {createShopMessages} from './shop-messages';

const secret = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90';
const now = 1_795_320_000_000;
const minute = 60_000;

const open = (known: string | undefined = secret) => createShopMessages(known, () => now);

describe('a message of the shop', () => {
  test('names the products that changed', async () => {
    const body = shopMessage({topic: 'product', productIds: [23, 25]});
    expect(await open().read(body, signMessage(body, secret, now))).toEqual({
      status: 'changed',
      id: expect.any(String),
      change: {productIds: [23, 25], hasContent: false},
    });
  });

  test('that names nothing says that anything may have changed', async () => {
    const body = shopMessage();
    expect(await open().read(body, signMessage(body, secret, now))).toEqual({
      status: 'changed',
      id: expect.any(String),
      change: {productIds: null, hasContent: true},
    });
  });

  test('about a code changes no page', async () => {
    const body = shopMessage({topic: 'coupon', couponCodes: ['save10']});
    expect(await open().read(body, signMessage(body, secret, now))).toEqual({
      status: 'changed',
      id: expect.any(String),
      change: {productIds: [], hasContent: false},
    });
  });

  test('may ask what the shop shall make', async () => {
    const body = shopMessage({topic: 'connect'});
    expect(await open().read(body, signMessage(body, secret, now))).toEqual({status: 'connect'});
  });

  test('may ask to tell a program of its order, which it names', async () => {
    const event = {event: crypto.randomUUID(), at: 1_795_320_000, agent: 'https://a.b/', key: 'k'};
    const read = (body: string) => open().read(body, signMessage(body, secret, now));
    expect(await read(shopMessage({topic: 'order', order: {id: 7, ...event}}))).toEqual({
      status: 'order',
      order: {databaseId: 7, ...event},
    });
    expect(await read(shopMessage({topic: 'order'}))).toEqual({status: 'malformed'});
  });

  test('counts once, however often it is sent and signed anew', async () => {
    const messages = open();
    const body = shopMessage({id: 'once'});
    await messages.read(body, signMessage(body, secret, now));
    expect(await messages.read(body, signMessage(body, secret, now + minute))).toEqual({
      status: 'repeated',
    });
  });

  test('is forgotten after a thousand others, so that nobody fills the memory', async () => {
    const messages = open();
    const send = (id: string) => {
      const body = shopMessage({id});
      return messages.read(body, signMessage(body, secret, now));
    };
    await send('first');
    for (let place = 0; place < 1000; place += 1) await send(`id-${place}`);
    expect(await send('id-999')).toEqual({status: 'repeated'});
    expect(await send('first')).toMatchObject({status: 'changed'});
  });

  test.each([
    ['no JSON', '{"id":'],
    ['a list', '[]'],
    ['an unknown topic', '{"id":"a","topic":"order","productIds":[],"couponCodes":[]}'],
    ['a product without a number', '{"id":"a","topic":"product","productIds":["x"]}'],
  ])('that is %s is malformed', async (_what, body) => {
    expect(await open().read(body, signMessage(body, secret, now))).toEqual({status: 'malformed'});
  });
});

describe('a message is not believed', () => {
  const body = shopMessage({productIds: [23]});
  const good = signMessage(body, secret, now);

  test.each([
    ['without a signature', null],
    ['signed with another secret', signMessage(body, secret.replace('a', 'b'), now)],
    ['signed for another body', signMessage(`${body} `, secret, now)],
    ['with its time moved', good.replace(/^t=\d+/, `t=${now / 1000 + 1}`)],
    ['signed six minutes ago', signMessage(body, secret, now - 6 * minute)],
    ['signed six minutes ahead', signMessage(body, secret, now + 6 * minute)],
    ['with half a signature', good.slice(0, -1)],
    ['with no sign of a signature', 'v1='],
  ])('%s', async (_how, signature) => {
    expect(await open().read(body, signature)).toEqual({status: 'refused'});
  });

  test('while the storefront knows no secret', async () => {
    const messages = createShopMessages(undefined, () => now);
    expect(await messages.read(body, good)).toEqual({status: 'refused'});
  });
});

import {describe, expect, test} from 'vitest';
import {shipOrder} from '~mocks/control/shop-events';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {problemWords} from '~/content/order-problem';
import {loader as orderLoader} from '~/routes/order';
import {action, loader} from '~/routes/order.problem';
import {anOrderBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';
import {aPhoto} from '../support/photos';

/** As its bytes: a form that nobody reads to its end is no fault. */
async function toPost(form: FormData): Promise<RequestInit> {
  const whole = new Response(form);
  const headers = {'Content-Type': whole.headers.get('Content-Type') ?? ''};
  return {method: 'POST', body: await whole.arrayBuffer(), headers};
}

async function toArgs(store: OrderShop, link: string, form: FormData | null, address?: string) {
  const url = `http://store.example${link.replace('?', '/problem?')}`;
  const request = new Request(url, form ? await toPost(form) : {});
  const number = new URL(request.url).pathname.split('/')[2] ?? '';
  const context = await openContext(store, request);
  const clientAddress = address ?? context.clientAddress;
  return {request, context: {...context, clientAddress}, params: {number}} as never;
}

/** What the route answers, or the redirect or refusal that it throws. */
async function answerOf(answer: Promise<unknown>) {
  const given = await answer.catch((thrown: unknown) => thrown);
  if (given instanceof Response)
    return {status: given.status, to: given.headers.get('Location'), refusals: []};
  const {data, init} = given as {
    data: {refusals?: {field: string | null; message: string}[]};
    init?: {status?: number};
  };
  return {status: init?.status ?? 200, to: null, refusals: data.refusals ?? []};
}

interface Said {
  lines?: Record<string, string>;
  text?: string;
  pictures?: (Uint8Array<ArrayBuffer> | string)[];
}

function aForm({lines = {'line-0': 'damaged'}, text = '', pictures = []}: Said = {}): FormData {
  const form = new FormData();
  for (const [name, what] of Object.entries(lines)) form.set(name, what);
  form.set('text', text);
  // What a browser sends of a field in which nothing was chosen.
  if (pictures.length === 0) form.append('pictures', new File([], ''));
  for (const picture of pictures) form.append('pictures', new File([picture], 'photo.jpg'));
  return form;
}

const send = async (store: OrderShop, link: string, said: Said = {}, address?: string) =>
  answerOf(action(await toArgs(store, link, aForm(said), address)));
const look = async (store: OrderShop, link: string) =>
  answerOf(loader(await toArgs(store, link, null)));

async function shown(store: OrderShop, link: string) {
  const {data} = await orderLoader(await toArgs(store, link, null));
  return data.shown?.problems;
}

const spaghetti = {id: 'wp-130', quantity: 2};

async function aSentShop({isSent = true} = {}) {
  const store = openOrderShop({gateway: 'offline'});
  const {body} = await postOrder(store, anOrderBody({items: [spaghetti]}));
  const link = body.orderLink ?? expect.fail('no order');
  const [order] = store.shop.orders;
  if (isSent)
    shipOrder(store.shop, {orderId: String(order?.databaseId), quantity: 2, number: '94'});
  return {store, link, order: order ?? expect.fail('no order')};
}

const photo = async (format?: 'png' | 'webp') => (await aPhoto(format)) as Uint8Array<ArrayBuffer>;

test('what is wrong with a sent order is taken with its pictures, and its page says so from then on', async () => {
  const {store, link} = await aSentShop();
  expect(await look(store, link)).toMatchObject({status: 200});
  expect(await shown(store, link)).toMatchObject({reports: []});
  expect((await shown(store, link))?.until).toMatch(/^\w+ \d+, 20\d\d$/);
  const pictures = [await photo(), await photo('png'), await photo('webp')];
  const sent = {text: ' The pouch is open. ', pictures};
  expect(await send(store, link, sent)).toMatchObject({status: 302, to: `${link}#problem`});
  expect(await shown(store, link)).toMatchObject({
    until: '',
    reports: [{lines: ['Konjac Spaghetti Pasta: damaged']}],
  });
  expect(await look(store, link)).toMatchObject({status: 302, to: link});
});

test('two presses at one moment, and a third, tell staff and customer once', async () => {
  const {store, link, order} = await aSentShop();
  const answers = await Promise.all([send(store, link), send(store, link)]);
  for (const answer of [...answers, await send(store, link)])
    expect(answer).toMatchObject({status: 302});
  const {mails} = store.accounts.outbox;
  const about = mails.filter(({subject}) => subject.endsWith(`order ${order.databaseId}`));
  expect(about.map(({to}) => to)).toEqual(['staff@bellyful.example', order.billing.email]);
});

describe('nothing is taken', () => {
  test.each<[string, Said, string | null, string]>([
    ['of no line', {lines: {}}, 'lines', problemWords.noLine],
    ['of a line that is not there', {lines: {'line-7': 'wrong'}}, 'lines', problemWords.noLine],
    ['that is none of the three', {lines: {'line-0': 'blue'}}, 'lines', problemWords.noLine],
    ['longer than 5,000 letters', {text: 'x'.repeat(5001)}, 'text', problemWords.textTooLong],
    ['with a text as a picture', {pictures: ['<svg/>']}, 'pictures', problemWords.badPictures],
    ['with an empty file', {pictures: ['']}, 'pictures', problemWords.badPictures],
  ])('%s', async (_what, said, field, message) => {
    const {store, link} = await aSentShop();
    expect(await send(store, link, said)).toMatchObject({
      status: 422,
      refusals: [{field, message}],
    });
    expect((await shown(store, link))?.reports).toEqual([]);
  });

  test('with four pictures, one above 5 MB, or a request above what three take', async () => {
    const {store, link} = await aSentShop();
    const picture = await photo();
    const larger = (bytes: number) => {
      const large = new Uint8Array(bytes);
      large.set(picture);
      return large;
    };
    const half = larger(3 * 1024 * 1024);
    for (const pictures of [
      [picture, picture, picture, picture],
      [larger(5 * 1024 * 1024 + 1)],
      [half, half, half, half, half, half],
    ])
      expect(await send(store, link, {pictures})).toMatchObject({
        status: 422,
        refusals: [{field: 'pictures', message: problemWords.badPictures}],
      });
  });

  test.each([
    ['no form at all', 'text/plain', 'lines=damaged'],
    ['parts that never begin', 'multipart/form-data; boundary=x', 'line-0=damaged'],
    ['parts that are cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: f'],
  ])('of %s', async (_what, type, body) => {
    const {store, link} = await aSentShop();
    const {request: _request, ...given} = (await toArgs(store, link, null)) as object & {
      request: Request;
    };
    const headers = {'Content-Type': type};
    const request = new Request(`http://store.example${link}`, {method: 'POST', body, headers});
    expect(await answerOf(action({...given, request} as never))).toMatchObject({status: 400});
  });

  test('of an order that is not sent, and its form leads back', async () => {
    const {store, link} = await aSentShop({isSent: false});
    expect(await shown(store, link)).toEqual({until: '', reports: []});
    expect(await look(store, link)).toMatchObject({status: 302, to: link});
    expect(await send(store, link)).toMatchObject({
      status: 422,
      refusals: [{message: problemWords.over}],
    });
  });

  test('once its time is over, or staff have given it back', async () => {
    const {store, link, order} = await aSentShop();
    for (const shipment of order.shipments) shipment.deliveredAt = '2020-01-01T00:00:00Z';
    expect(await look(store, link)).toMatchObject({status: 302, to: link});
    for (const shipment of order.shipments) shipment.deliveredAt = new Date().toISOString();
    expect(await look(store, link)).toMatchObject({status: 200});
    changeStatus(store.shop, order, 'REFUNDED');
    expect(await send(store, link)).toMatchObject({status: 422});
  });
});

test.each([
  ['without its proof', (link: string) => link.replace(/\?.*/, '?')],
  ['with a forged one', (link: string) => `${link}x`],
  ['of another number', (link: string) => link.replace(/\d+/, '9')],
])('nobody reads or tells %s', async (_what, forge) => {
  const {store, link} = await aSentShop();
  for (const answer of [await look(store, forge(link)), await send(store, forge(link))])
    expect(answer).toMatchObject({status: 404});
  expect((await shown(store, link))?.reports).toEqual([]);
});

test('tries are limited as those of the contact form, wherever they come from', async () => {
  const {store, link} = await aSentShop();
  const pictures = ['\xff\xd8\xff'];
  for (const network of [1, 2, 3]) await send(store, link, {}, `203.0.113.${network}`);
  expect(await send(store, link, {pictures: []}, '203.0.113.4')).toMatchObject({status: 429});
  expect(await send(store, link, {pictures}, '203.0.113.5')).toMatchObject({status: 422});
});

test('what the shop does not take is said, and can be sent again', async () => {
  let isDown = false;
  const store = openOrderShop({
    gateway: 'offline',
    network: (pass) => async (input, init) => {
      const {pathname} = new URL(new Request(input, init).url);
      if (isDown && pathname.endsWith('/problem')) throw new TypeError('fetch failed');
      return pass(input, init);
    },
  });
  const {body} = await postOrder(store, anOrderBody({items: [spaghetti]}));
  const link = body.orderLink ?? expect.fail('no order');
  const orderId = String(store.shop.orders[0]?.databaseId);
  shipOrder(store.shop, {orderId, quantity: 2, number: '94'});
  isDown = true;
  expect(await send(store, link)).toMatchObject({
    status: 422,
    refusals: [{field: null, message: problemWords.failed}],
  });
  isDown = false;
  expect(await send(store, link)).toMatchObject({status: 302});
});

import {expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import {createPaymentMethods, createShopSettings} from './shop-settings';
import type {PluginClient} from './plugin-client';

const bank = {
  id: 'bacs',
  title: 'Bank &amp; transfer',
  description: '<p>Pay us <b>directly</b>.</p>',
  instructions: 'Use your order number.\n\nAccount: 123',
};

/** Gives these answers in turn, and the last one from then on. */
function aPlugin(...answers: (object | CommerceError)[]) {
  const requests: string[] = [];
  const send = async (_operation: string, {path}: {path: string}) => {
    requests.push(path);
    const body = answers[Math.min(requests.length, answers.length) - 1];
    if (body instanceof CommerceError) throw body;
    return {ok: true, body};
  };
  return {plugin: {send} as unknown as PluginClient, requests};
}

const down = new CommerceError('network', 'x', 'the shop cannot be reached');

test('titles and texts are plain, and instructions keep their lines', async () => {
  const {plugin} = aPlugin({gateways: [bank]});
  expect(await createPaymentMethods(createShopSettings(plugin)).offered()).toEqual([
    {
      id: 'bacs',
      title: 'Bank & transfer',
      description: 'Pay us directly.',
      instructions: 'Use your order number.\nAccount: 123',
    },
  ]);
});

test('they are asked for once a minute, and the last answer outlives trouble', async () => {
  let now = 0;
  const {plugin, requests} = aPlugin({gateways: [bank]}, down);
  const methods = createPaymentMethods(createShopSettings(plugin, () => now));
  const first = await methods.offered();
  now = 59_000;
  expect(await methods.offered()).toEqual(first);
  expect(requests).toHaveLength(1);
  now = 61_000;
  expect(await methods.offered()).toEqual(first);
  expect(requests).toHaveLength(2);
});

test('trouble at first is told, and asked again after five seconds', async () => {
  let now = 0;
  const {plugin, requests} = aPlugin(down, {gateways: [bank]});
  const methods = createPaymentMethods(createShopSettings(plugin, () => now));
  await expect(methods.offered()).rejects.toThrow('cannot be reached');
  now = 4999;
  await expect(methods.offered()).rejects.toThrow('cannot be reached');
  expect(requests).toHaveLength(1);
  now = 5000;
  expect(await methods.offered()).toHaveLength(1);
});

test('a shop without the plugin names none', async () => {
  const {plugin} = aPlugin(new CommerceError('version', 'x', 'no route'));
  expect(await createPaymentMethods(createShopSettings(plugin)).offered()).toEqual([]);
});

test('a shop whose plugin is gone for a while keeps those that it told', async () => {
  let now = 0;
  const {plugin, requests} = aPlugin(
    {gateways: [bank]},
    new CommerceError('notJson', 'x', 'a page'),
  );
  const methods = createPaymentMethods(createShopSettings(plugin, () => now));
  const offered = await methods.offered();
  for (now = 60_000; now < 400_000; now += 60_000) {
    expect(await methods.offered()).toEqual(offered);
    await Promise.resolve();
  }
  expect(requests.length).toBeGreaterThan(2);
});

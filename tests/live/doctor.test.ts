import {expect, test} from 'vitest';
import {examine, probeShop} from '~adapters/woocommerce/doctor';
import type {Row} from '~adapters/woocommerce/doctor/check';
import {tryOrder} from '~adapters/woocommerce/doctor/try-order';
import {toShopSettings} from '../../server/doctor/doctor-settings';
import {livePlugin, mayWrite, requestAsAdmin} from './live-shop';

const probe = await probeShop(toShopSettings(process.env));

test.each([
  'The shop answers',
  'WordPress',
  'WooCommerce',
  'WPGraphQL',
  'WPGraphQL for WooCommerce',
  'Bellyful Storefront',
  'Password',
  'Rights',
  'What visitors read by GraphQL',
  'Types and fields',
  'Clock',
])('of a real shop the doctor reads: %s', (name) => {
  expect(examine(probe).find((check) => check.name === name)).toMatchObject({ok: true});
});

test.runIf(mayWrite)('a test order is made, paid, read and removed in a real shop', async () => {
  const [check] = await tryOrder(probe);
  expect(check).toMatchObject({ok: true, message: expect.stringContaining('and removed')});
});

test.runIf(mayWrite)(
  'of its label is asked what has one: no group, and nothing external',
  async () => {
    const countUnlabeled = async () => {
      const request = {method: 'GET', path: '/shop?checks=1'} as const;
      const answer = await livePlugin().send<{checks: Row[]}>('shop', request);
      const row = answer.ok ? answer.body.checks.find(({id}) => id === 'labels') : null;
      return row ? Number(/^\d+/.exec(row.message)?.[0] ?? 0) : null;
    };
    const before = (await countUnlabeled()) ?? NaN;
    const make = (type: string) =>
      requestAsAdmin('POST', 'products', {name: `Label test, ${type}`, type, status: 'publish'});
    for (const type of ['grouped', 'external']) await make(type);
    expect(await countUnlabeled()).toBe(before);
    await make('simple');
    expect(await countUnlabeled()).toBe(before + 1);
  },
);

import {expect, test} from 'vitest';
import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {tryOrder} from '~adapters/woocommerce/doctor/try-order';
import {toShopSettings} from '../../server/doctor/doctor-settings';
import {mayWrite} from './live-shop';

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
  'What strangers read',
  'Types and fields',
  'Clock',
])('of a real shop the doctor reads: %s', (name) => {
  expect(examine(probe).find((check) => check.name === name)).toMatchObject({ok: true});
});

test.runIf(mayWrite)('a test order is made, paid, read and removed in a real shop', async () => {
  const [check] = await tryOrder(probe);
  expect(check).toMatchObject({ok: true, message: expect.stringContaining('and removed')});
});

import {performance} from 'node:perf_hooks';
import {runnerImport} from 'vite';
import type * as pricing from '~/pricing/price-cart';
import type * as money from '~adapters/commerce/money';
import type * as priceFacts from '~adapters/commerce/price-facts';
import type {PricingInput} from '~/pricing/priced-cart';
import type {Figure} from './figure.ts';

const config = {configFile: false, resolve: {tsconfigPaths: true}} as const;
const rounds = 200;

/** What pricing a cart costs. */
export async function measurePricing(): Promise<Figure[]> {
  const {module: prices} = await runnerImport<typeof pricing>('app/pricing/price-cart.ts', config);
  const {module: amounts} = await runnerImport<typeof money>('adapters/commerce/money.ts', config);
  const {module: facts} = await runnerImport<typeof priceFacts>(
    'adapters/commerce/price-facts.ts',
    config,
  );
  const medianMs = (lineCount: number) => {
    const cart = cartOf(lineCount, amounts.toCents);
    const times = Array.from({length: rounds}, () => {
      const start = performance.now();
      prices.priceCart(cart, facts.usualFacts);
      return performance.now() - start;
    });
    return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  };
  medianMs(1000);
  const [small, large] = [medianMs(100), medianMs(1000)];
  return [
    {what: 'a cart of 1,000 lines is priced in', value: large, unit: 'ms'},
    {what: 'ten times the lines take so many times as long', value: large / small, unit: ''},
  ];
}

const cartOf = (lineCount: number, toCents: typeof money.toCents): PricingInput => ({
  lines: Array.from({length: lineCount}, (_, index) => ({
    id: `wp-${index + 1}`,
    unitPrice: toCents(499 + ((index * 7919) % 9000)),
    quantity: 1 + (index % 9),
    isFreeSample: false,
    offerId: null,
  })),
  hasLoyalty: true,
  abandonmentPercent: 10,
  code: {code: 'GETSTARTED', amount: toCents(12345), freeShipping: false},
});

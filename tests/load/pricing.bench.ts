/** Prints what pricing costs: `npm run bench`. Nothing is asserted by a clock. */
import {performance} from 'node:perf_hooks';
import {runnerImport} from 'vite';
import type * as pricing from '~/pricing/price-cart';
import type * as money from '~adapters/commerce/money';
import type {PricingInput} from '~/pricing/priced-cart';

const config = {configFile: false, resolve: {tsconfigPaths: true}} as const;
const {
  module: {priceCart},
} = await runnerImport<typeof pricing>('app/pricing/price-cart.ts', config);
const {
  module: {toCents},
} = await runnerImport<typeof money>('adapters/commerce/money.ts', config);

const cartOf = (lineCount: number): PricingInput => ({
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

function medianMs(lineCount: number, rounds = 200): number {
  const cart = cartOf(lineCount);
  const times = Array.from({length: rounds}, () => {
    const start = performance.now();
    priceCart(cart);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

medianMs(1000);
const small = medianMs(100);
const large = medianMs(1000);
console.log(`Pricing   100 lines: ${small.toFixed(3)} ms (median of 200)`);
console.log(`Pricing 1,000 lines: ${large.toFixed(3)} ms (median of 200)`);
console.log(`Ten times the lines take ${(large / small).toFixed(1)} times as long`);

import {readFileSync} from 'node:fs';

/*
 * What survives in adapters and app/checkout/order, because nobody could tell it from what stands there:
 * - read-body.ts: an empty `catch` (it gives undefined as well); request-service.ts: a `required` that is another word (what
 *   is neither `optional` nor `once` is sent so).
 * - loading-cache.ts: `set` of what is undefined, `settled?.error` and `firstTimeout?.error()` (there is one by then), a part
 *   that is not shared (what is complete was read before it); tags.ts: lists that begin with a text.
 * - to-*.ts: what stands for what is missing, where an empty list or text is as good as any; `rel` and `loading` of other
 *   elements (the cleaner drops them); Spanish texts and what mixes, which the contracts of the catalogue read.
 * - household.ts: `.*$` without its `$` (a line has no breaks), `split` without `+` (empty words are left out), another
 *   default of `word` and `unit !== undefined` (without a unit there is no street behind it either).
 * - new-order.server.ts: `variation.databaseId` of a mixed box (what is mixed is a pack: `isBox`).
 * - order-context.server.ts: `checkoutKey !== null` (it tells the compiler: 'null' is no key), a key that could be exported.
 * - order-payment.server.ts: `catch(() => undefined)`, the name of a span.
 * - order-request.server.ts: `issues[0]?.` (a body that fails has an issue), `values.paymentMethod` and `shippingMethod`
 *   (what checks an order reads neither).
 * - place-order.server.ts: the names of spans and of their attribute; what is counted is read of the built shop.
 * - price-attempt.server.ts: lines beside a refusal (nobody reads them).
 * - payment-return.server.ts: `page.status === 'redirect'` as true (only a redirect has an address).
 */

const scores = JSON.parse(readFileSync(new URL('scores.json', import.meta.url), 'utf8'));

// Breaks the code of sums, orders, stores and forms piece by piece (`npm run mutate -- --scores`).
export default {
  mutate: [...Object.keys(scores), '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: {configFile: 'tests/mutate/vitest.config.ts'},
  ignorePatterns: ['.data', 'artwork', 'dist', 'wordpress-plugin'],
  disableTypeChecks: false,
  // TypeScript 7 has no API that could rewrite it, and nothing in it leads out.
  tsconfigFile: 'none',
  tempDirName: '.data/stryker',
  incremental: true,
  incrementalFile: '.data/stryker.json',
  reporters: ['clear-text'],
  clearTextReporter: {reportTests: false},
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: {high: 95, low: 90, break: null},
};

import {fine, wrong, type Check} from '../check';
import {factsOf} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

/** Whether shop and storefront know each other’s address and time. */
export const checkAddressAndClock = (probe: ShopProbe): Check[] =>
  factsOf(probe.facts).plugin ? [checkStoreAddress(probe), ...checkClock(probe)] : [];

function checkStoreAddress({facts, settings}: ShopProbe): Check {
  const name = 'The storefront’s address';
  const {storefrontUrl} = factsOf(facts);
  const {storeUrl} = settings;
  if (!storefrontUrl)
    return wrong(name, {
      message: 'The shop does not know where the storefront is: payers are not led back to it.',
      fix: `Fill in ${storeUrl} under WooCommerce, Bellyful storefront.`,
    });
  if (withoutSlash(storefrontUrl) === withoutSlash(storeUrl))
    return fine(name, `${storeUrl}, as the shop has it.`);
  return wrong(name, {
    message: `The shop has ${storefrontUrl}, the storefront ${storeUrl}: nobody could sign up, or reset a password.`,
    fix: `Write PUBLIC_STORE_URL=${withoutSlash(storefrontUrl)} into .env, or correct the address under WooCommerce, Bellyful storefront.`,
  });
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '').toLowerCase();

/** Signatures, sessions and holds end by the clock (rules: The doctor). */
const mostSkewSeconds = 60;

function checkClock({facts, requestedAt}: ShopProbe): Check[] {
  const name = 'Clock';
  const shopTime = Date.parse(factsOf(facts).time ?? '');
  if (Number.isNaN(shopTime)) return [];
  const skew = Math.round((shopTime - requestedAt) / 1000);
  if (Math.abs(skew) <= mostSkewSeconds)
    return [fine(name, 'The shop’s and this machine’s agree.')];
  const minutes = Math.max(1, Math.round(Math.abs(skew) / 60));
  return [
    wrong(name, {
      message: `The shop’s is ${minutes} min ${skew > 0 ? 'ahead of' : 'behind'} this machine’s.`,
      fix: 'Let both machines set their clocks by the network (NTP).',
    }),
  ];
}

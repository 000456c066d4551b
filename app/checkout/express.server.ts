import type {AppServices} from '~/server/app-services';
import {listRequired} from './asked-fields.server';
import {serviceFieldsOf} from './checkout-shopper.server';

/** What wallets beside a cart need; no fields where there are none, or while the shop requires what a wallet does not ask. */
export async function findExpress(context: Pick<AppServices, 'commerce' | 'payments'>) {
  const [chargesTax, quotesAlways, required] = await Promise.all([
    context.commerce.taxes.areCharged().catch(() => false),
    context.commerce.taxes.quotesAlways().catch(() => false),
    listRequired(context.commerce),
  ]);
  const serviceFields = required.length === 0 ? serviceFieldsOf(context) : null;
  return {chargesTax, quotesAlways, serviceFields};
}

export type Express = Awaited<ReturnType<typeof findExpress>>;

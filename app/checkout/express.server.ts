import type {AppServices} from '~/server/app-services';
import {listRequired} from './asked-fields.server';
import {serviceFieldsOf} from './checkout-shopper.server';

/** What wallets beside a cart need; no fields where there are none, or while the shop requires what a wallet does not ask. */
export async function findExpress(context: Pick<AppServices, 'commerce' | 'payments'>) {
  const [chargesTax, required] = await Promise.all([
    context.commerce.taxes.areCharged().catch(() => false),
    listRequired(context.commerce),
  ]);
  return {chargesTax, serviceFields: required.length === 0 ? serviceFieldsOf(context) : null};
}

export type Express = Awaited<ReturnType<typeof findExpress>>;

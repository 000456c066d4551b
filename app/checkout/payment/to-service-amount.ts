import {shopCurrency} from '~adapters/commerce/currency';
import type {ServiceFields} from './service-fields.server';

/** A total for the payment service's fields, in its smallest unit; of thousandths it takes tens. */
export function toServiceAmount(
  total: number,
  {decimals}: Pick<ServiceFields, 'decimals'>,
): number {
  const amount = (total * 10 ** decimals) / 10 ** shopCurrency().decimals;
  return decimals === 3 ? Math.round(amount / 10) * 10 : Math.round(amount);
}

import type {OrderStanding} from '~adapters/commerce';
import {showsHowToPay} from '~/content/order-standing';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';

interface Standing {
  standing?: OrderStanding;
  paymentMethod?: string;
}

/** How the shop wants an order paid, line by line; null where nothing is to be said or the shop does not tell. */
export async function findInstructions(
  {paymentMethods, log}: Pick<AppServices, 'paymentMethods' | 'log'>,
  {standing, paymentMethod}: Standing,
): Promise<string | null> {
  if (!standing || !showsHowToPay.has(standing)) return null;
  try {
    const offered = await paymentMethods.offered();
    return offered.find(({id}) => id === paymentMethod)?.instructions || null;
  } catch (thrown) {
    log.warn('payment.instructions.unknown', {cause: toCause(thrown)});
    return null;
  }
}

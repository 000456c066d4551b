import {isOfflineMethod} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import type {WaysToPay} from './ways-to-pay';

type Ports = Pick<AppServices, 'payments' | 'paymentMethods'> & Partial<Pick<AppServices, 'log'>>;

/** The ways of paying that the checkout offers (rules: Ways of paying); without the shop's answer, its own alone. */
export async function findWaysToPay({payments, paymentMethods, log}: Ports): Promise<WaysToPay> {
  try {
    const offered = await paymentMethods.offered();
    const online = offered.filter(({id}) => !isOfflineMethod(id)).map(toWay);
    const later = offered.flatMap((method) => {
      const {id} = method;
      return isOfflineMethod(id) ? [{...toWay(method), id}] : [];
    });
    const hasOnline = payments.kind !== 'hosted' || online.length > 0 || later.length === 0;
    return {online: payments.kind === 'hosted' ? online : [], later, hasOnline};
  } catch (thrown) {
    log?.warn('payment.methods.unknown', {cause: toCause(thrown)});
    return {online: [], later: [], hasOnline: true};
  }
}

const toWay = ({title, description}: {title: string; description: string}) => ({
  title,
  description,
});

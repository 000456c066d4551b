import type {PaymentGateway} from '~adapters/payments';
import type {WaysToPay} from '../ways-to-pay';

/** What can be paid with where no script runs: the shop's own page, or after the order. */
export const waysWithoutScripts = (ways: WaysToPay, kind: PaymentGateway['kind']): WaysToPay => ({
  ...ways,
  hasOnline: ways.hasOnline && kind === 'hosted',
});

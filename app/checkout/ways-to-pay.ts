import type {OfflineMethod} from '~adapters/commerce';
import type {PaymentGateway} from '~adapters/payments';

/** A way of paying as the checkout offers it. */
export interface WayToPay {
  title: string;
  description: string;
}

export interface WaysToPay {
  /** What the shop's own page takes; empty where the checkout takes the payment itself, or nobody can tell. */
  online: WayToPay[];
  /** What is paid after the order. */
  later: (WayToPay & {id: OfflineMethod})[];
  /** Whether there is a way of paying at once, here or on the shop's page. */
  hasOnline: boolean;
}

/** The chosen way of paying later, as long as it is offered; else the first one where there is no other way. */
export const chosenOffline = (
  {later, hasOnline}: WaysToPay,
  wanted: string | null,
): OfflineMethod | null =>
  (later.find(({id}) => id === wanted) ?? (hasOnline ? undefined : later[0]))?.id ?? null;

/** What can be paid with where no script runs: the shop's own page, or after the order. */
export const waysWithoutScripts = (ways: WaysToPay, kind: PaymentGateway['kind']): WaysToPay => ({
  ...ways,
  hasOnline: ways.hasOnline && kind === 'hosted',
});

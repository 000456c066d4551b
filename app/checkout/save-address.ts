import type {TypedAddress} from '~/platform/address-rules';

/**
 * Keeps the address with the account, behind the order's back: it outlives the page, which may be on its
 * way to the payment page, and when it fails the shopper types it again next time.
 */
export function saveAddress(address: TypedAddress): void {
  const body = new URLSearchParams({...address});
  fetch('/account', {method: 'POST', body, keepalive: true}).catch(() => undefined);
}

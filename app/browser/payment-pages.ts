/** Where the payment service's own script may run: nowhere else do its hosts stand in a page's policy. */
export const isPaymentPage = (pathname: string): boolean =>
  pathname === '/cart' || pathname === '/checkout';

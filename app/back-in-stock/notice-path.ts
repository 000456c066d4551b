const path = '/back-in-stock';

/** Where a product is asked for. Forms post there, too: without scripts the page is rendered anew from the query. */
export const requestPath = (productId: number, variationId: number | null) =>
  `${path}?product=${productId}&variation=${variationId ?? ''}`;

/** Where the button of a mailed link is, and what it posts to. */
export const linkPath = (token: string) => `${path}?token=${encodeURIComponent(token)}`;

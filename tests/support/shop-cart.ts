import type {Page} from '@playwright/test';

const item = (id: string, name: string, price: number, slug: string) => ({
  id,
  name,
  price,
  quantity: 1,
  image: '/pictures/no-picture-320.webp',
  variationId: null as number | null,
  variationAttributes: [] as {name: string; value: string}[],
  href: `/wordpress-product/${slug}`,
});

export type StoredItem = ReturnType<typeof item>;

/** Lines of the mocked catalogue, as a product page would have put them in the cart. */
export const shopItems = {
  spaghetti: item('wp-130', 'Konjac Spaghetti', 449, 'konjac-spaghetti'),
  rice: item('wp-146', 'Konjac Rice', 479, 'konjac-rice'),
  udon: item('wp-150', 'Konjac Udon', 529, 'konjac-udon'),
  variety: item('wp-154', 'Konjac Variety Pack', 2899, 'konjac-variety-pack'),
} as const;

/** A cart as the browser keeps it under `cart-storage`. */
export function toStoredCart(items: readonly Partial<StoredItem>[], more: object = {}): string {
  const cart = {
    items,
    abandonmentDiscount: 0,
    abandonmentDiscountCode: null,
    discountCode: null,
    discountAmount: 0,
    discountFreeShipping: false,
    ...more,
  };
  return JSON.stringify({state: cart, version: 1});
}

/** Fills the cart of a page that is opened next, unless it holds something already. */
export async function withCart(
  page: Page,
  items: readonly Partial<StoredItem>[],
  more: object = {},
): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('cart-was-filled')) return;
      localStorage.setItem('cart-was-filled', 'yes');
      localStorage.setItem('cart-storage', stored);
    },
    toStoredCart(items, more),
  );
}

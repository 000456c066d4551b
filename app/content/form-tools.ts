/** What the forms tell a shopper's assistant in the browser of themselves (rules: Shoppers' agents). */
export const formTools = {
  search_products: {
    description:
      'Searches the products of this shop. Opens the list of what was found; spelling mistakes are forgiven.',
    words: 'What the shopper looks for, in a few words: konjac spaghetti',
  },
  add_to_cart: {
    description:
      'Puts the product of this page into the cart, as chosen in the form. Nothing is ordered by it.',
  },
  apply_discount_code: {
    description: 'Applies a discount code that the shopper has to the cart. One code counts.',
  },
  check_out: {
    description:
      'Fills in who orders and where it goes. Pressing the button orders and pays: only the shopper does that.',
  },
  write_to_shop: {
    description:
      'Writes a message to the people of this shop, who answer by e-mail. For questions that the pages leave open.',
    words: 'Leave this empty: what fills it is taken for spam.',
  },
} as const satisfies Record<string, {description: string; words?: string}>;

/** What an assistant reads when its shopper has sent a form. */
export const assistantAnswer = 'The page shows what came of it.';

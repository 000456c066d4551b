/** How the forms describe themselves to a shopper's assistant in the browser (rules: Shoppers' agents). */
export const formTools = {
  search_products:
    'Searches the products of this shop. Opens the list of what was found; spelling mistakes are forgiven.',
  add_to_cart:
    'Puts the product of this page into the cart, as chosen in the form. Nothing is ordered by it.',
  apply_discount_code: 'Applies a discount code that the shopper has to the cart. One code counts.',
  check_out:
    'Fills in who orders and where it goes. Pressing the button orders and pays: only the shopper does that.',
  write_to_shop:
    'Writes a message to the people of this shop, who answer by e-mail. For questions that the pages leave open.',
} as const;

export const fieldTools = {
  search: 'What the shopper looks for, in a few words: konjac spaghetti',
  honeypot: 'Leave this empty: what fills it is taken for spam.',
} as const;

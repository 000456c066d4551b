import type {Catalogue, Picture, Product} from '~adapters/commerce';
import {toCents, type Cents} from '~adapters/commerce/money';
import type {NewCartItem} from '~/cart/cart-items';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {besides} from '~/catalogue/wait-briefly.server';
import type {RecipeProduct} from '~/content/recipe';
import {isThere, unitsIn} from '~/pricing/box-mix';
import {productPath} from '~/pricing/line-ids';
import {needsNoodleChoice} from '~/pricing/product-kind';

/** A product that a recipe takes, and what puts as much of it into the cart. */
export interface ShownRecipeProduct {
  name: string;
  href: string;
  picture: Picture | null;
  /** Null while none is there. */
  sale: {item: NewCartItem; quantity: number; packs: number; price: Cents} | null;
}

function toSale(product: Product, wanted: number): ShownRecipeProduct['sale'] {
  const choices = product.kind === 'variable' ? product.variations : [null];
  const sales = choices.flatMap((variation) => {
    const sold = variation ?? product;
    if (!isThere(sold) || sold.price === null || variation?.openChoices.length) return [];
    const inOne = variation ? unitsIn(variation) : 1;
    const quantity = Math.ceil(wanted / inOne);
    if (quantity > 1 && sold.soldAs?.isSingle) return [];
    const price = toCents(sold.price * quantity);
    return [{variation, quantity, packs: quantity * inOne, price}];
  });
  const [cheapest] = sales.toSorted((one, other) => one.price - other.price);
  if (!cheapest) return null;
  const {variation, ...sale} = cheapest;
  return {...sale, item: toCatalogueItem({product, variation, noodleType: null})};
}

const isSoldByItself = (product: Product) =>
  (product.kind === 'simple' || product.kind === 'variable') && !needsNoodleChoice(product);

async function showProduct(catalogue: Catalogue, {slug, packs}: RecipeProduct) {
  const product = await catalogue.find(slug).catch(() => null);
  if (!product || !isSoldByItself(product)) return [];
  const {name, image} = product;
  return [{name, href: productPath(product), picture: image, sale: toSale(product, packs)}];
}

/** In the recipe's order; what the shop does not sell, or is late to answer, is left out (rules: Recipes). */
export async function showRecipeProducts(
  catalogue: Catalogue,
  products: readonly RecipeProduct[] = [],
): Promise<ShownRecipeProduct[]> {
  const shown = Promise.all(products.map((product) => showProduct(catalogue, product)));
  return (await besides(shown, [])).flat();
}

import {Link} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import {AddForm} from '~/cart/AddForm';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {addToCart} from '~/catalogue/add-to-cart';
import {recipeWords} from '~/content/recipe';
import {Image} from '~/ui/Image';
import type {ShownRecipeProduct} from './recipe-products.server';

function Buy({name, href, sale}: ShownRecipeProduct) {
  const toOwn = useOwnPrices();
  if (!sale)
    return (
      <p className="mt-2 text-sm text-ink-soft">
        {recipeWords.soldOut(name)}{' '}
        <Link to={href} className="font-semibold text-leaf underline underline-offset-4">
          {recipeWords.tellMe}
        </Link>
      </p>
    );
  const {item, quantity, packs, price} = sale;
  return (
    <AddForm item={item.id} onAdd={() => addToCart(item, quantity)} className="mt-3">
      <input type="hidden" name={cartFields.quantity} value={quantity} />
      <button type="submit" className="btn btn-primary w-full">
        {recipeWords.add(packs, name)} · {formatCents(toOwn(price))}
      </button>
    </AddForm>
  );
}

/** What of a recipe the shop sells, as much as it takes. */
export function RecipeProducts({products}: {products: readonly ShownRecipeProduct[]}) {
  return (
    <ul className="space-y-5">
      {products.map((product) => (
        <li key={product.href}>
          <div className="flex items-center gap-4">
            <Image
              picture={product.picture}
              alt=""
              sizes="64px"
              className="size-16 shrink-0 rounded-xl bg-sand object-cover"
            />
            <Link to={product.href} className="font-semibold hover:text-leaf hover:underline">
              {product.name}
            </Link>
          </div>
          <Buy {...product} />
        </li>
      ))}
    </ul>
  );
}

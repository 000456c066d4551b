import {Icon} from '~/ui/Icon';
import {useCartStore} from '~/cart/cart-store';
import {productWords} from '~/content/labels/product';

/** What has just gone into the cart, seen and heard, with a way to it. Its room is kept before. */
export function AddedNote({name}: {name: string | null}) {
  const openCart = useCartStore((cart) => cart.openCart);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 pt-2 text-sm">
      <p role="status" className="flex items-center gap-2 text-leaf-dark">
        {name && (
          <>
            <Icon name="check" />
            <span>{productWords.added(name)}</span>
          </>
        )}
      </p>
      {name && (
        <button
          type="button"
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          onClick={openCart}
        >
          {productWords.seeCart}
        </button>
      )}
    </div>
  );
}

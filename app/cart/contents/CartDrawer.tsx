import {useRef, type ReactNode} from 'react';
import {Link} from 'react-router';
import {isRightToLeft} from '~/content/language';
import {cartWords} from '~/content/labels/cart';
import {changeWords} from '~/content/labels/cart-changes';
import {CartBreakdown} from './CartBreakdown';
import {FreeShippingBar} from './FreeShippingBar';
import {Icon} from '~/ui/Icon';
import {useModal} from '~/ui/use-modal';
import {toShopWords} from '~/content/shop-checkout';
import {cartLabels} from '~/content/messages/cart';
import {useCartStore} from '~/cart/cart-store';
import {isForShop, type ShownCart} from '~/cart/shown-cart';
import {useOwnCart} from '~/cart/use-own-cart';
import {CartChanges} from './CartChanges';
import CartLabels from './CartLabels';
import {FoldedDiscount} from '~/cart/codes/FoldedDiscount';
import {CartLines} from './CartLine';
import {EmptyCart} from './EmptyCart';
import {Suggestion} from './Suggestion';
import {TaxNote} from './TaxNote';

function DrawerHead({units, onClose}: {units: number; onClose: () => void}) {
  return (
    <div className="flex items-center justify-between border-b border-line py-3 pe-3 ps-5">
      <h2 className="text-2xl">
        {cartWords.title}{' '}
        {units > 0 && (
          <span className="font-sans text-base font-normal text-ink-soft figures">({units})</span>
        )}
      </h2>
      <button
        type="button"
        aria-label={cartWords.close}
        className="grid size-11 place-items-center rounded-full hover:bg-sage-light"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

const addedId = 'cart-added';

const Added = ({name}: {name: string}) => (
  <p
    id={addedId}
    className="flex items-center gap-2 bg-sage-light px-5 py-2.5 text-sm font-semibold text-leaf-dark"
  >
    <Icon name="check" />
    {changeWords.added(name)}
  </p>
);

interface ContentProps {
  cart: ShownCart;
  /** Ways to order without the checkout's form; null where there are none. */
  express: ReactNode;
  onLeave: () => void;
}

function DrawerContent({cart, express, onLeave}: ContentProps) {
  const {lines, priced} = cart;
  const isOpen = useCartStore(({isCartOpen}) => isCartOpen);
  const isOther = isForShop(cart);
  if (priced.itemCount === 0) return <EmptyCart onLeave={onLeave} />;
  return (
    <>
      <div className="px-5 pt-4">
        <FreeShippingBar priced={priced} />
      </div>
      <div className="min-h-36 flex-1 overflow-y-auto px-5 pb-4 low:overflow-visible">
        <CartLines lines={lines} priced={priced.lines} onLeave={onLeave} />
        {isOpen && <CartLabels ids={lines.flatMap(({item}) => item?.id ?? [])} isBrief />}
        <Suggestion priced={priced} />
      </div>
      <div className="border-t border-line bg-surface px-5 pt-4 pb-5">
        <div className="mb-3">
          <FoldedDiscount cart={cart} />
        </div>
        {isOther ? (
          <p>{toShopWords.only}</p>
        ) : (
          <>
            <CartBreakdown priced={priced} />
            <TaxNote />
          </>
        )}
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Link to="/cart" className="btn btn-secondary px-3" onClick={onLeave}>
            {cartLabels.viewCart}
          </Link>
          {!isOther && (
            <Link to="/checkout" className="btn btn-primary px-3" onClick={onLeave}>
              {cartLabels.checkout}
            </Link>
          )}
        </div>
        {express && !isOther && <div className="mt-3 min-h-12">{express}</div>}
      </div>
    </>
  );
}

/** The mini cart, which opens after something was added: a modal dialog at the edge, closed by overlay, close button, Escape or View Cart. */
export default function CartDrawer({express}: Pick<ContentProps, 'express'>) {
  const isOpen = useCartStore((cart) => cart.isCartOpen);
  const added = useCartStore((cart) => cart.added);
  const closeCart = useCartStore((cart) => cart.closeCart);
  const {close, props} = useModal(isOpen, closeCart);
  const content = useRef<HTMLDivElement>(null);
  const cart = useOwnCart();
  return (
    <dialog
      {...props}
      aria-label={cartWords.title}
      aria-describedby={added ? addedId : undefined}
      className={`me-0 ms-auto h-dvh max-h-none w-full max-w-md bg-cream p-0 shadow-lifted transition-transform duration-open ease-arrive ${isRightToLeft ? 'starting:open:-translate-x-full' : 'starting:open:translate-x-full'}`}
    >
      <div ref={content} className="flex h-full flex-col low:h-auto">
        <DrawerHead units={cart.priced.itemCount} onClose={close} />
        {added && <Added name={added} />}
        <DrawerContent cart={cart} express={express} onLeave={close} />
        <CartChanges lines={cart.lines} container={content} />
      </div>
    </dialog>
  );
}

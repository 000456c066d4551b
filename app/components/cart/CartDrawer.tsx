import {useEffect, useRef} from 'react';
import {Link} from 'react-router';
import {CartBreakdown} from '~/components/ui/CartBreakdown';
import {FreeShippingBar} from '~/components/ui/FreeShippingBar';
import {Icon} from '~/components/ui/Icon';
import {cartLabels} from '~/content/messages';
import {useCartStore} from '~/stores/cart-store';
import {usePricedCart} from '~/stores/use-priced-cart';
import {CartLines} from './CartLines';
import {EmptyCart} from './EmptyCart';

/** The mini cart: a modal dialog at the edge, closed by overlay, close button, Escape or View Cart (spec 1 §2). */
export default function CartDrawer() {
  const isOpen = useCartStore((cart) => cart.isCartOpen);
  const close = useCartStore((cart) => cart.closeCart);
  const dialog = useRef<HTMLDialogElement>(null);
  const priced = usePricedCart();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label="Your cart"
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      className="mr-0 ml-auto h-dvh max-h-none w-full max-w-md bg-cream p-0 shadow-lifted open:animate-fade-in"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-line px-5 py-4">
          <h2 className="text-2xl">Your cart</h2>
          <button
            type="button"
            aria-label="Close cart"
            className="grid size-11 place-items-center rounded-full hover:bg-sage-light"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {priced.itemCount === 0 ? (
          <EmptyCart onLeave={close} />
        ) : (
          <>
            <div className="px-5 py-4">
              <FreeShippingBar freeShipping={priced.freeShipping} />
            </div>
            <div className="flex-1 overflow-y-auto px-5">
              <CartLines priced={priced} onLeave={close} />
            </div>
            <div className="border-t border-line bg-white px-5 py-5">
              <CartBreakdown priced={priced} />
              <Link to="/cart" className="btn btn-primary mt-5 w-full" onClick={close}>
                {cartLabels.viewCart}
              </Link>
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

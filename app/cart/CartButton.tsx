import {ShellIcon} from '~/ui/ShellIcon';
import {headerLabels} from '~/content/navigation';
import {inLanguage} from '~/content/language-paths';
import {useCartStore} from './cart-store';
import {useHasHydrated} from './store-hydration';

/** Opens the drawer. Products fly to the element with this id. */
export const cartButtonId = 'cart-button';

const countUnits = (items: {quantity: number}[]) =>
  items.reduce((units, {quantity}) => units + quantity, 0);

export function CartButton() {
  const isKnown = useHasHydrated();
  const stored = useCartStore(({items}) => countUnits(items));
  const toggleCart = useCartStore((state) => state.toggleCart);
  const units = isKnown ? stored : 0;
  return (
    <>
      <a
        id={cartButtonId}
        href={inLanguage('/cart')}
        role="button"
        aria-label={headerLabels.cart(units)}
        className="icon-button relative"
        onClick={(event) => {
          event.preventDefault();
          toggleCart();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggleCart();
        }}
      >
        <ShellIcon name="cart" className="size-6" />
        {units > 0 && (
          <span className="absolute -top-0.5 -end-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-clay px-1 text-xs font-bold text-surface figures">
            {units}
          </span>
        )}
      </a>
      <span role="status" className="sr-only">
        {units > 0 ? headerLabels.cart(units) : ''}
      </span>
    </>
  );
}

import {useEffect, useEffectEvent, useRef} from 'react';
import {Link} from 'react-router';
import {AddForm} from '~/cart/AddForm';
import {addToCart} from '~/catalogue/add-to-cart';
import {CardPrice} from '~/catalogue/list/ProductCardView';
import {BesidePrice} from '~/ui/Price';
import type {WishCard} from './show-wishes.server';
import {wishListPage} from '~/content/wish-list';
import {inLanguage} from '~/content/language-paths';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';

/** Takes the focus on when what held it has gone; one that is elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

function wayOn({isInStock, hasChoice, price}: WishCard): string {
  if (!isInStock) return wishListPage.tellMe;
  return hasChoice && price ? wishListPage.choose : wishListPage.view;
}

/** Into the cart, or to the page where there is something to choose. */
function Buy({card}: {card: WishCard}) {
  const {item} = card;
  if (!item)
    return (
      <Link to={card.href} className="btn btn-secondary">
        {wayOn(card)} <span className="sr-only">{card.name}</span>
      </Link>
    );
  return (
    <AddForm item={item.id} onAdd={() => addToCart(item)}>
      <button
        type="submit"
        className="btn btn-primary"
        aria-label={wishListPage.addNamed(card.name)}
      >
        {wishListPage.addToCart}
      </button>
    </AddForm>
  );
}

interface RemoveProps {
  id: string;
  name: string;
  isBack: boolean;
  onRemove: (id: string) => void;
}

function RemoveForm({id, name, isBack, onRemove}: RemoveProps) {
  const remove = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => isBack && focusIfLost(remove.current));
  useEffect(() => void takeFocus(), []);
  return (
    <form
      method="post"
      action={inLanguage('/wish-list')}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(id);
      }}
    >
      <button
        ref={remove}
        name="remove"
        value={id}
        aria-label={wishListPage.removeNamed(name)}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-ink-soft hover:bg-sage-light"
      >
        <Icon name="trash" />
        {wishListPage.remove}
      </button>
    </form>
  );
}

interface Props {
  id: string;
  /** Null for what the shop no longer sells. */
  card: WishCard | null;
  /** Its row has come back to where it was removed. */
  isBack: boolean;
  onRemove: (id: string) => void;
}

/** A product of the list: what it is, what it costs now, and what can be done with it. */
export function WishRow({id, card, isBack, onRemove}: Props) {
  const name = card?.name ?? wishListPage.gone;
  return (
    <>
      <div className="size-24 shrink-0 overflow-hidden rounded-xl bg-sand sm:size-28">
        <Image
          picture={card?.picture ?? null}
          alt=""
          sizes="112px"
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0 flex-1">
        <h2 lang={card?.lang} className="font-sans text-lg font-semibold">
          {card ? (
            <Link to={card.href} className="hover:text-leaf hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {card && (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold">
              <CardPrice {...card} />
              <BesidePrice html={card.beside} />
            </span>
            <span className={`text-sm ${card.isInStock ? 'text-leaf' : 'text-clay-dark'}`}>
              {card.stockLabel}
            </span>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {card && <Buy card={card} />}
          <RemoveForm id={id} name={name} isBack={isBack} onRemove={onRemove} />
        </div>
      </div>
    </>
  );
}

import {formatCents} from '~adapters/commerce/money';
import {cartFields, cartPath} from '~/cart/cart-form';
import {useCartStore} from '~/cart/cart-store';
import {useOwnPrices} from '~/cart/codes/own-price';
import {inLanguage} from '~/content/language-paths';
import {cardWords} from '~/content/labels/product-card';
import {LineIcon} from '~/ui/ShellIcon';
import type {CardItem, ProductCard} from './to-product-card.server';

/** A word of which a screen reader hears of what. */
export const Named = ({
  word,
  name,
  lang,
}: {
  word: string;
  name: string;
  lang: string | undefined;
}) => (
  <>
    {`${word} `}
    <span lang={lang} className="sr-only">
      {name}
    </span>
  </>
);

/** Puts one into the cart, and opens it: what is usual by a round button, a choice by its words. */
export function Add({item: {choice, ...item}, className}: {item: CardItem; className: string}) {
  const toOwn = useOwnPrices();
  return (
    <form
      method="post"
      action={inLanguage(cartPath)}
      onSubmit={(event) => {
        event.preventDefault();
        const {addItem, openCart} = useCartStore.getState();
        addItem(item);
        openCart();
      }}
    >
      <button
        name={cartFields.item}
        value={item.id}
        className={className}
        aria-label={choice ? undefined : cardWords.addNamed(item.name)}
      >
        {choice ? (
          <>
            {choice} <span>{formatCents(toOwn(item.price))}</span>
          </>
        ) : (
          <LineIcon path="M12 5v14M5 12h14" />
        )}
      </button>
    </form>
  );
}

/** The way into the cart of a card (rules: Cards): at once, or by a choice in place. */
export function CardBuy({card: {isInStock, items, name, lang}}: {card: ProductCard}) {
  const [usual] = items;
  if (!isInStock || !usual) return null;
  if (!usual.choice)
    return (
      <Add
        item={usual}
        className="relative icon-button text-leaf framed hover:bg-leaf hover:text-surface"
      />
    );
  return (
    <details className="relative ms-auto">
      <summary className="relative flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-leaf framed hover:bg-leaf hover:text-surface">
        <Named word={cardWords.choose} name={name} lang={lang} />
      </summary>
      <ul className="absolute end-0 bottom-full mb-2 w-40 card p-2 text-sm">
        {items.map((item) => (
          <li key={item.id}>
            <Add
              item={item}
              className="flex min-h-11 w-full items-center justify-between px-2 hover:bg-sage-light"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

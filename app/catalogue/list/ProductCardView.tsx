import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {Image} from '~/ui/Image';
import {BesidePrice, Price} from '~/ui/Price';
import {useOwnPrices} from '~/cart/codes/own-price';
import {WishHeart} from '~/wishes/WishHeart';
import {usePictureTransition} from '~/catalogue/picture-transition';
import {cardWords} from '~/content/labels/product-card';
import {CardBuy, Named} from './CardBuy';
import type {ProductCard} from './to-product-card.server';
import {AllergenMark} from '~/allergens/AllergenMark';
import {AtAGlance} from '~/catalogue/label/AtAGlance';
import {EarlyLink} from '~/ui/EarlyLink';

export const Stars = ({rating}: Pick<ProductCard, 'rating'>) =>
  rating && (
    <p className="mt-1 text-sm text-ink-soft">
      <meter className="stars" max={5} value={rating.average} aria-hidden="true" /> {rating.words}
    </p>
  );

/** What a product costs, or from what on. */
export function CardPrice({
  price,
  priceNote,
  regularPrice,
}: Pick<ProductCard, 'price' | 'priceNote' | 'regularPrice'>) {
  const toOwn = useOwnPrices();
  if (!price) return <span className="text-base font-normal text-ink-soft">{priceNote}</span>;
  return (
    <>
      {priceNote && <span className="text-sm font-normal">{priceNote} </span>}
      <Price price={toOwn(price.from)} regularPrice={regularPrice} />
    </>
  );
}

interface Props {
  card: ProductCard;
  /** All that a phone shows of a list at once: its picture loads first. */
  isPriority?: boolean;
  /** Two columns wide: the featured product of a list. */
  isWide?: boolean;
  /** One of a row under a heading, which a phone swipes sideways. Else its picture grows into the one of its page. */
  isInRow?: boolean;
  /** Below the way to its page. */
  children?: ReactNode;
}

/** The card's one link covers all of it. Out of stock it is a dead button, and the name leads to the reading. */
function ViewProduct({
  card: {name, lang, href, isInStock},
  isWide,
  isInRow,
}: Pick<Required<Props>, 'card' | 'isWide' | 'isInRow'>) {
  const label = <Named word={cardWords.view} name={name} lang={lang} />;
  if (!isInStock)
    return (
      <button type="button" disabled>
        {label}
      </button>
    );
  return (
    <EarlyLink
      to={href}
      viewTransition={!isInRow}
      className={`after:absolute after:inset-0 ${isWide ? 'btn btn-primary' : 'inline-block py-0.5 underline'}`}
    >
      {label}
    </EarlyLink>
  );
}

const usualSizes = '(min-width: 640px) 290px, 256px';
const wideSizes = '(min-width: 1024px) 560px, 92vw';

export function ProductCardView({
  card,
  isPriority = false,
  isWide = false,
  isInRow = false,
  children,
}: Props) {
  const Heading = isInRow ? 'h3' : 'h2';
  const moving = usePictureTransition(card.href);
  const view = <ViewProduct card={card} isWide={isWide} isInRow={isInRow} />;
  return (
    <li
      className={`group @container relative flex flex-col ${isWide ? 'col-span-full overflow-hidden rounded-card bg-sand sm:grid sm:grid-cols-2' : ''} ${isInRow ? 'w-64 shrink-0 snap-start sm:w-auto' : ''}`}
    >
      <div
        className={`relative shrink-0 overflow-hidden bg-sand ${isWide ? 'aspect-4/3' : 'aspect-square rounded-card'}`}
        style={isInRow ? undefined : moving}
      >
        <Image
          picture={card.picture}
          alt=""
          sizes={isWide ? wideSizes : usualSizes}
          isPriority={isPriority}
          className="size-full object-cover"
        />
        {card.otherPicture && (
          <img src={card.otherPicture} alt="" loading="lazy" className="other-view" />
        )}
      </div>
      {card.badge && (
        <p className="absolute top-3 start-3 rounded-full bg-honey px-3 py-1 text-xs text-deep">
          {card.badge}
        </p>
      )}
      <WishHeart id={card.id} name={card.name} />
      <div className={`flex flex-1 flex-col pt-3 ${isWide ? 'p-5 sm:p-8' : 'pb-5'}`}>
        <Heading
          lang={card.lang}
          className={isWide ? 'text-lg sm:text-3xl' : 'text-lg tight:text-base'}
        >
          {card.isInStock ? (
            card.name
          ) : (
            <Link to={card.href} className="underline">
              {card.name}
            </Link>
          )}
        </Heading>
        <p lang={card.lang} className="mt-1 line-clamp-4 text-sm text-ink-soft tight:hidden">
          {card.text}
        </p>
        <Stars rating={card.rating} />
        {card.notice && <p className="mt-1 text-sm font-semibold text-clay-dark">{card.notice}</p>}
        <AtAGlance {...card} />
        <AllergenMark
          reading={card.allergens}
          className={isWide ? 'mt-2' : 'absolute inset-x-0 top-0 aspect-square content-end p-2'}
        />
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3 text-sm text-ink-soft">
          <span className={card.isInStock ? undefined : 'text-clay-dark'}>{card.stockLabel}</span>
          {!isWide && view}
        </p>
        {children}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-1">
          <p className="text-lg font-semibold tight:text-base">
            <CardPrice {...card} />
            <BesidePrice html={card.beside} />
          </p>
          {isWide && view}
          <CardBuy card={card} />
        </div>
      </div>
    </li>
  );
}

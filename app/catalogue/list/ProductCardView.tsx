import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {Image} from '~/ui/Image';
import {BesidePrice, Price} from '~/ui/Price';
import {useOwnPrices} from '~/cart/codes/own-price';
import {WishHeart} from '~/wishes/WishHeart';
import {usePictureTransition} from '~/catalogue/picture-transition';
import {cardWords} from '~/content/labels/product-card';
import type {ProductCard} from './to-product-card.server';
import {AllergenMark} from '~/allergens/AllergenMark';
import {AtAGlance} from '~/catalogue/label/AtAGlance';
import {EarlyLink} from '~/ui/EarlyLink';

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
      {priceNote} <Price price={toOwn(price.from)} regularPrice={regularPrice} />
    </>
  );
}

function StockLabel({isInStock, stockLabel}: Pick<ProductCard, 'isInStock' | 'stockLabel'>) {
  return (
    <span
      className={`flex items-center gap-1.5 text-sm ${isInStock ? 'text-leaf' : 'text-clay-dark'}`}
    >
      <span className="size-2 rounded-full bg-current" aria-hidden="true" />
      {stockLabel}
    </span>
  );
}

function Badges({card}: {card: ProductCard}) {
  const isOnSale =
    card.price !== null &&
    card.regularPrice !== null &&
    card.regularPrice > card.price.from &&
    card.price.from > 0;
  return (
    <div className="absolute top-3 start-3 flex gap-2 text-xs font-bold">
      {card.isFeatured && (
        <span className="rounded-full bg-honey px-3 py-1 text-deep">{cardWords.featured}</span>
      )}
      {isOnSale && (
        <span className="rounded-full bg-clay px-3 py-1 text-surface">{cardWords.sale}</span>
      )}
    </div>
  );
}

interface Props {
  card: ProductCard;
  /** All that a phone shows of a list at once: its picture loads first. */
  isPriority?: boolean;
  /** Two columns wide: the featured product of a list. */
  isWide?: boolean;
  /** One of a row under a heading, which a phone swipes sideways. */
  isInRow?: boolean;
  /** No other card of the page shows this product: its picture may grow into the one of its page. */
  isOnlyOne?: boolean;
}

/** The card's one link covers all of it. Out of stock it is a dead button, and the name leads to the reading. */
function ViewProduct({
  card: {name, lang, href, isInStock},
  isOnlyOne,
}: Pick<Required<Props>, 'card' | 'isOnlyOne'>) {
  const label = (
    <>
      {cardWords.view}{' '}
      <span lang={lang} className="sr-only">
        {name}
      </span>
    </>
  );
  if (!isInStock)
    return (
      <button type="button" className="btn btn-primary mt-4 w-full px-2" disabled>
        {label}
      </button>
    );
  return (
    <EarlyLink
      to={href}
      viewTransition={isOnlyOne}
      className="btn btn-primary mt-4 w-full px-2 after:absolute after:inset-0"
    >
      {label}
    </EarlyLink>
  );
}

interface FrameProps {
  href: string;
  isOnlyOne: boolean;
  shape: string;
  children: ReactNode;
}

function PictureFrame({href, isOnlyOne, shape, children}: FrameProps) {
  const moving = usePictureTransition(href);
  return (
    <div className={`overflow-hidden bg-sand ${shape}`} style={isOnlyOne ? moving : undefined}>
      {children}
    </div>
  );
}

const sizes = '(min-width: 1280px) 270px, (min-width: 1024px) 33vw, (min-width: 360px) 45vw, 92vw';
const rowSizes = '(min-width: 1024px) 270px, (min-width: 640px) 45vw, 256px';
const wideSizes = '(min-width: 1280px) 560px, (min-width: 1024px) 62vw, 92vw';

export function ProductCardView({
  card,
  isPriority = false,
  isWide = false,
  isInRow = false,
  isOnlyOne = false,
}: Props) {
  const Heading = isInRow ? 'h3' : 'h2';
  const shape = isWide ? 'aspect-4/3' : 'aspect-square';
  return (
    <li
      className={`card group @container relative flex flex-col overflow-hidden transition-shadow hover:shadow-lifted ${isWide ? 'col-span-full sm:col-span-2' : ''} ${isInRow ? 'w-64 shrink-0 snap-start sm:w-auto' : ''}`}
    >
      <PictureFrame href={card.href} isOnlyOne={isOnlyOne} shape={shape}>
        <Image
          picture={card.picture}
          alt=""
          sizes={isWide ? wideSizes : isInRow ? rowSizes : sizes}
          isPriority={isPriority}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </PictureFrame>
      <Badges card={card} />
      <WishHeart id={card.id} name={card.name} />
      <div className="flex flex-1 flex-col p-5 tight:p-3">
        <Heading
          lang={card.lang}
          className={`text-xl tight:text-base ${isWide ? 'sm:text-3xl' : ''}`}
        >
          {card.isInStock ? (
            card.name
          ) : (
            <Link
              to={card.href}
              viewTransition={isOnlyOne}
              className="hover:text-leaf hover:underline"
            >
              {card.name}
            </Link>
          )}
        </Heading>
        {card.rating && (
          <p className="text-sm text-ink-soft">
            <meter className="stars" max={5} value={card.rating.average} aria-hidden="true" />{' '}
            {card.rating.words}
          </p>
        )}
        <p
          lang={card.lang}
          className={`mt-2 line-clamp-4 text-sm tight:hidden text-ink-soft ${isWide ? 'sm:text-base' : ''}`}
        >
          {card.text}
        </p>
        {card.notice && <p className="mt-2 text-sm font-semibold text-clay-dark">{card.notice}</p>}
        <AtAGlance {...card} />
        <AllergenMark
          reading={card.allergens}
          className={`absolute inset-x-0 top-0 ${shape} content-end p-2 pointer-events-none`}
        />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-5">
          <p className="text-lg font-semibold">
            <CardPrice {...card} />
            <BesidePrice html={card.beside} />
          </p>
          <StockLabel isInStock={card.isInStock} stockLabel={card.stockLabel} />
        </div>
        <ViewProduct card={card} isOnlyOne={isOnlyOne} />
      </div>
    </li>
  );
}

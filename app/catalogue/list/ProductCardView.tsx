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

function Badges({card}: {card: ProductCard}) {
  return (
    <div className="absolute top-3 start-3 flex gap-2 text-xs font-bold">
      {card.isFeatured && (
        <span className="rounded-full bg-honey px-3 py-1 text-deep">{cardWords.featured}</span>
      )}
      {card.regularPrice !== null && (
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
      viewTransition={isOnlyOne}
      className="underline underline-offset-4 after:absolute after:inset-0 group-hover:text-leaf"
    >
      {label}
    </EarlyLink>
  );
}

const gridSizes =
  '(min-width: 1280px) 290px, (min-width: 1024px) 33vw, (min-width: 360px) 45vw, 92vw';
const rowSizes = '(min-width: 1024px) 270px, (min-width: 640px) 45vw, 256px';
const wideSizes =
  '(min-width: 1280px) 560px, (min-width: 1024px) 40vw, (min-width: 640px) 58vw, 92vw';

type PicturesProps = Required<Omit<Props, 'isInRow'>> & {sizes: string};

/** The second is fetched when a mouse or its keyboard's focus rests on the card, and by no phone. */
function Pictures({card, isPriority, isWide, isOnlyOne, sizes}: PicturesProps) {
  const moving = usePictureTransition(card.href);
  return (
    <div
      className={`relative shrink-0 overflow-hidden bg-sand ${isWide ? 'aspect-4/3 sm:w-3/5' : 'aspect-square rounded-card'}`}
      style={isOnlyOne ? moving : undefined}
    >
      <Image
        picture={card.picture}
        alt=""
        sizes={sizes}
        isPriority={isPriority}
        className="size-full object-cover"
      />
      {card.otherPicture && (
        <img
          src={card.otherPicture}
          alt=""
          loading="lazy"
          className="absolute inset-0 hidden size-full animate-fade-in object-cover group-hover:block pointer-fine:group-focus-within:block"
        />
      )}
      <AllergenMark
        reading={card.allergens}
        className="pointer-events-none absolute inset-0 content-end p-2"
      />
    </div>
  );
}

export function ProductCardView({
  card,
  isPriority = false,
  isWide = false,
  isInRow = false,
  isOnlyOne = false,
}: Props) {
  const Heading = isInRow ? 'h3' : 'h2';
  return (
    <li
      className={`group @container relative flex flex-col ${isWide ? 'col-span-full overflow-hidden rounded-card bg-sand sm:flex-row' : ''} ${isInRow ? 'w-64 shrink-0 snap-start sm:w-auto' : ''}`}
    >
      <Pictures
        {...{card, isPriority, isWide, isOnlyOne}}
        sizes={isWide ? wideSizes : isInRow ? rowSizes : gridSizes}
      />
      <Badges card={card} />
      <WishHeart id={card.id} name={card.name} />
      <div className={`flex flex-1 flex-col pt-3 ${isWide ? 'p-5 sm:p-8' : 'pb-5'}`}>
        <Heading
          lang={card.lang}
          className={`text-lg tight:text-base ${isWide ? 'sm:text-3xl' : ''}`}
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
        <p
          lang={card.lang}
          className={`mt-1 line-clamp-4 text-sm text-ink-soft tight:hidden ${isWide ? 'sm:text-base' : ''}`}
        >
          {card.text}
        </p>
        {card.rating && (
          <p className="mt-1 text-sm text-ink-soft">
            <meter className="stars" max={5} value={card.rating.average} aria-hidden="true" />{' '}
            {card.rating.words}
          </p>
        )}
        {card.notice && <p className="mt-1 text-sm font-semibold text-clay-dark">{card.notice}</p>}
        <AtAGlance {...card} />
        <div className="mt-auto flex items-end justify-between gap-2 pt-3">
          <div className="min-w-0">
            <p className="text-lg font-semibold tight:text-base">
              <CardPrice {...card} />
              <BesidePrice html={card.beside} />
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span className={card.isInStock ? '' : 'font-semibold text-clay-dark'}>
                {card.stockLabel}
              </span>
              <ViewProduct card={card} isOnlyOne={isOnlyOne} />
            </p>
          </div>
          <CardBuy card={card} isLoud={isWide} />
        </div>
      </div>
    </li>
  );
}

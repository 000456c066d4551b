import {Image} from '~/ui/Image';
import {Price, PriceTaxWords} from '~/ui/Price';
import {priceUnavailable, priceLabels} from '~/content/labels/controls';
import {konjacLanding, konjacSpecialOffer, offerLabels} from '~/content/offers';
import {isInStock, sellingPrice, type OfferProduct} from '../offer-product';
import {konjacOffer} from '~/pricing/offers';
import {EarlyLink} from '~/ui/EarlyLink';

function CardPrice({product}: {product: OfferProduct}) {
  const price = sellingPrice(product);
  if (price === null) return <>{priceUnavailable}</>;
  const {special, regular} = konjacOffer(price);
  return (
    <>
      {product.variations.length > 1 && (
        <span className="font-normal text-ink-soft">{priceLabels.from} </span>
      )}
      <Price price={special} regularPrice={regular} /> <PriceTaxWords />
    </>
  );
}

interface Props {
  product: OfferProduct;
  isChosen: boolean;
  onChoose: () => void;
}

/** A product to choose; only what is in stock and has a price can be. */
export function KonjacCard({product, isChosen, onChoose}: Props) {
  const canChoose = isInStock(product) && sellingPrice(product) !== null;
  return (
    <li
      className={`card flex flex-col overflow-hidden transition-shadow ${isChosen ? 'framed-twice' : 'hover:shadow-lifted'}`}
    >
      <Image
        picture={product.image}
        alt=""
        sizes="(min-width: 1200px) 260px, (min-width: 640px) 45vw, 44vw"
        className="aspect-square w-full object-cover"
      />
      <div className="flex grow flex-col p-4">
        <h3 lang={product.lang} className="text-lg">
          {product.name}
        </h3>
        <p className="mt-1 mb-3 font-semibold">
          <CardPrice product={product} />
        </p>
        {product.notice && (
          <p className="mb-3 text-sm font-semibold text-clay-dark">{product.notice}</p>
        )}
        <div className="mt-auto grid gap-1 text-center">
          <button
            type="submit"
            name="product"
            value={product.slug}
            disabled={!canChoose}
            aria-pressed={isChosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose();
            }}
            className={`btn min-h-11 px-3 ${isChosen ? 'btn-primary' : 'btn-secondary'}`}
          >
            {isInStock(product)
              ? konjacLanding[isChosen ? 'selected' : 'select']
              : offerLabels.outOfStock}
            <span className="sr-only"> {product.name}</span>
          </button>
          {canChoose && (
            <EarlyLink
              to={`${konjacSpecialOffer.back.href}/${product.slug}`}
              className="inline-flex min-h-11 items-center justify-center text-sm text-leaf underline-offset-4 hover:underline"
            >
              {konjacLanding.viewOffer}
              <span className="sr-only">: {product.name}</span>
            </EarlyLink>
          )}
        </div>
      </div>
    </li>
  );
}

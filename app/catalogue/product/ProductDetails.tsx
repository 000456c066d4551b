import {useRef, type ReactNode} from 'react';
import {Link, useSearchParams} from 'react-router';
import type {Picture, Product, Variation} from '~adapters/commerce';
import {BesidePrice, Price, PriceTaxWords} from '~/ui/Price';
import {ShareButton} from '~/ui/ShareButton';
import {priceLabels, priceUnavailable} from '~/content/labels/controls';
import {freeSampleMessages} from '~/content/messages/free-sample';
import {useViewItem} from '~/browser/use-view-item';
import {useOwnPrices} from '~/cart/codes/own-price';
import {mostToBuy} from '~/pricing/most-to-buy';
import {catalogueLineId} from '~/pricing/line-ids';
import {OnItsLabel} from '~/catalogue/label/OnItsLabel';
import {CompareLink} from '~/catalogue/compare/CompareLink';
import {BuyForm} from '~/catalogue/BuyForm';
import {Gallery} from '~/catalogue/Gallery';
import {QuantityField} from '~/catalogue/QuantityField';
import {NoodleChooser} from './NoodleChooser';
import {bundleSlug} from '~/content/product-slugs';
import {isKonjac, isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import {isBox, unitsIn} from '~/pricing/box-mix';
import {BoxMixer} from './BoxMixer';
import {OtherSale} from './OtherSale';
import {ProductText} from './ProductText';
import {StickyBuyBar} from '~/catalogue/StickyBuyBar';
import type {ShownProduct} from './show-product.server';
import {StockBadge} from './StockBadge';
import {StockNotice} from '~/back-in-stock/StockNotice';
import {TrustPoints} from '~/catalogue/TrustPoints';
import {usePurchase} from './use-purchase';
import {VariationPicker} from './VariationPicker';

interface Chosen {
  product: Product;
  variation: Variation | null;
}

/** Every picture once: the product's own, its gallery, and those of its variations. */
function picturesOf({image, gallery, variations}: Product): Picture[] {
  const all = [image, ...gallery, ...variations.map((variation) => variation.image)].filter(
    (picture) => picture !== null,
  );
  return [...new Map(all.map((picture) => [picture.url, picture])).values()];
}

/** A variation that leaves everything open is whatever was chosen, and needs no button: the shop takes the first one. */
const openVariation = ({variations: [first]}: Product) =>
  first?.attributes.length === 0 ? first : null;

function ShownPrice({product, variation}: Chosen) {
  const toOwn = useOwnPrices();
  const {priceRange, variations} = product;
  if (!variation && priceRange && priceRange.to > priceRange.from) {
    const lowest = variations.find(({price}) => price === priceRange.from);
    return (
      <>
        {priceLabels.from}{' '}
        <Price price={toOwn(priceRange.from)} regularPrice={lowest?.regularPrice ?? null} />
      </>
    );
  }
  const {price, regularPrice} = variation ?? product;
  if (price === null) return <span>{priceUnavailable}</span>;
  return <Price price={toOwn(price)} regularPrice={regularPrice} />;
}

function Heading({
  product,
  variation,
  card: {rating, ...card},
  beside,
}: Chosen & Pick<ShownProduct, 'beside' | 'card'>) {
  const {stockStatus, stockQuantity} = variation ?? product;
  return (
    <>
      <h1 lang={product.lang} className="text-4xl md:text-5xl">
        {product.name}
      </h1>
      {rating && (
        <a
          href="#reviews"
          className="mt-2 flex min-h-11 w-fit items-center gap-2 text-sm text-ink-soft hover:underline"
        >
          <meter className="stars" max={5} value={rating.average} aria-hidden="true" />
          {rating.words}
        </a>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {product.kind !== 'other' && (
          <p className="text-3xl font-semibold">
            <ShownPrice product={product} variation={variation} /> <PriceTaxWords />
            <BesidePrice html={beside[(variation ?? product).id]} />
          </p>
        )}
        {product.kind !== 'external' && product.kind !== 'other' && (
          <StockBadge stockStatus={stockStatus} left={stockQuantity} />
        )}
      </div>
      <OnItsLabel {...card} />
      {product.shortDescriptionHtml && (
        <div
          lang={product.lang}
          className="prose-shop mt-5 text-lg"
          dangerouslySetInnerHTML={{__html: product.shortDescriptionHtml}}
        />
      )}
    </>
  );
}

type Purchase = ReturnType<typeof usePurchase>;

const pathOf = ({slug}: Product, variation: Variation | null) =>
  `/wordpress-product/${slug}${variation ? `?variation=${variation.databaseId}` : ''}`;

interface ChoicesProps extends Chosen, Pick<ShownProduct, 'parts'> {
  purchase: Purchase;
  onVariation: (id: string | null) => void;
}

function Choices({product, variation, parts, purchase, onVariation}: ChoicesProps) {
  const chosen = variation ?? product;
  return (
    <>
      {product.variations.length > 0 && !openVariation(product) && (
        <VariationPicker
          product={product}
          selectedId={variation?.databaseId ?? null}
          onChoose={onVariation}
          error={purchase.optionError}
        />
      )}
      {variation?.openChoices[0] && <OtherSale variation={variation} purchase={purchase} />}
      {isBox(variation) && parts.length > 1 && (
        <BoxMixer key={variation.id} parts={parts} size={unitsIn(variation)} purchase={purchase} />
      )}
      {needsNoodleChoice(product) && (
        <NoodleChooser first={purchase.first.noodleType} error={purchase.sampleError} />
      )}
      {chosen.stockStatus !== 'OUT_OF_STOCK' && !chosen.soldAs?.isSingle && (
        <QuantityField
          first={purchase.first.quantity}
          quantity={purchase.quantity}
          maximum={mostToBuy(chosen)}
        />
      )}
    </>
  );
}

interface Props extends Pick<
  ShownProduct,
  'product' | 'parts' | 'card' | 'beside' | 'seals' | 'bestBefore'
> {
  /** What else is said of it, along which the way to buy stays in reach. */
  children: ReactNode;
}

/** A sample of noodles comes with the bundle; any other is had on the page of the shop's own. */
function SampleLink({product}: {product: Product}) {
  const isNoodles = isKonjac(product);
  return (
    <div className="space-y-4">
      {isNoodles && <p>{freeSampleMessages.withBundle}</p>}
      <Link
        to={isNoodles ? `/wordpress-product/${bundleSlug}` : '/free-sample'}
        className="btn btn-primary min-h-14 w-full text-lg"
      >
        {isNoodles ? freeSampleMessages.seeBundle : freeSampleMessages.getYours}
      </Link>
    </div>
  );
}

/** A catalogue product: pictures, price, choices, buying it, and what it is. */
export function ProductDetails({product, parts, card, beside, seals, bestBefore, children}: Props) {
  const [search, setSearch] = useSearchParams();
  const chosenId = Number(search.get('variation'));
  const variation =
    openVariation(product) ??
    product.variations.find(({databaseId}) => databaseId === chosenId) ??
    null;
  const chooseVariation = (id: string | null) =>
    setSearch(
      (choices) => {
        if (id === null) choices.delete('variation');
        else choices.set('variation', id);
        return choices;
      },
      {replace: true, preventScrollReset: true},
    );
  const purchase = usePurchase(product, variation, parts);
  useViewItem(catalogueLineId(product.databaseId), product.name, product.price);
  const button = useRef<HTMLButtonElement>(null);
  const isFree = isSampleOfCatalogue(product);
  const isBoughtHere = product.kind === 'simple' || product.kind === 'variable';
  return (
    <>
      <div className="container-page grid gap-10 pt-4 lg:grid-cols-2 lg:gap-16">
        <div className="relative lg:sticky lg:top-24 lg:self-start">
          <Gallery
            pictures={picturesOf(product)}
            name={product.name}
            chosenUrl={variation?.image?.url}
            id={catalogueLineId(product.databaseId)}
          />
        </div>
        <div className="min-w-0">
          <Heading product={product} variation={variation} card={card} beside={beside} />
          <div className="mt-8">
            {!isBoughtHere ? (
              <OtherSale product={product} purchase={purchase} beside={beside} />
            ) : isFree ? (
              <SampleLink product={product} />
            ) : (
              <BuyForm
                {...purchase.form}
                button={button}
                state={purchase.state}
                onBuy={purchase.buy}
                onMissing={purchase.flagMissing}
                item={catalogueLineId(product.databaseId, variation?.databaseId ?? null)}
                className="space-y-7"
              >
                <Choices
                  product={product}
                  variation={variation}
                  parts={parts}
                  purchase={purchase}
                  onVariation={chooseVariation}
                />
              </BuyForm>
            )}
            {isBoughtHere && purchase.state.status === 'outOfStock' && (
              <StockNotice
                productId={product.databaseId}
                variationId={variation?.databaseId ?? null}
              />
            )}
            {isBoughtHere && !isFree && !product.soldAs?.isVirtual && (
              <TrustPoints isInStock={(variation ?? product).stockStatus === 'IN_STOCK'} />
            )}
            <div className="mt-6">
              <ShareButton title={product.name} path={pathOf(product, variation)} />
              <CompareLink id={card.id} />
            </div>
          </div>
          <ProductText product={product} seals={seals} bestBefore={bestBefore} />
        </div>
      </div>
      {children}
      {isBoughtHere && !isFree && (
        <StickyBuyBar name={product.name} button={button} state={purchase.state} />
      )}
    </>
  );
}

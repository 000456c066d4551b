import {Link, useSearchParams} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import type {Picture, Product, Variation} from '~adapters/commerce';
import {Disclosure} from '~/components/ui/Disclosure';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {QuantityStepper} from '~/components/ui/QuantityStepper';
import {catalogueMessages, selectionMessages} from '~/content/messages';
import {BuyButton} from './BuyButton';
import {Gallery} from './Gallery';
import {NoodleChooser} from './NoodleChooser';
import {isKonjac, needsNoodleSample} from './product-kind';
import {galleryId, usePurchase} from './use-purchase';
import {VariationPicker} from './VariationPicker';

function picturesOf(product: Product, variation: Variation | null): Picture[] {
  const all = [variation?.image, product.image, ...product.gallery].filter(
    (picture) => picture != null,
  );
  return [...new Map(all.map((picture) => [picture.url, picture])).values()];
}

function ShownPrice({product, variation}: {product: Product; variation: Variation | null}) {
  const {priceRange} = product;
  if (!variation && priceRange && priceRange.to > priceRange.from)
    return (
      <span className="tabular-nums">
        {formatCents(priceRange.from)} – {formatCents(priceRange.to)}
      </span>
    );
  const {price, regularPrice} = variation ?? product;
  if (price === null) return <span>{catalogueMessages.priceUnavailable}</span>;
  return <Price price={price} regularPrice={regularPrice} />;
}

function StockBadge({isInStock, left}: {isInStock: boolean; left: number | null}) {
  const isScarce = isInStock && left !== null && left <= 5;
  return (
    <p
      className={`inline-flex items-center gap-2 rounded-full px-4 py-1.5 text-sm font-semibold ${isInStock ? 'bg-sage text-leaf-dark' : 'bg-clay-light text-[#8f3d1f]'}`}
    >
      <span className="size-2 rounded-full bg-current" aria-hidden="true" />
      {isInStock ? selectionMessages.inStock : selectionMessages.outOfStock}
      {isScarce && ` · only ${left} left`}
    </p>
  );
}

const optionLabel = ({attributes}: Product) =>
  attributes.map(({label}) => label).join(', ') || 'Options';

/** A catalogue product: pictures, price, choices, buying it, and what it is (spec 1 §2, spec 2 §2). */
export function ProductDetails({product}: {product: Product}) {
  const [search] = useSearchParams();
  const chosenId = Number(search.get('variation'));
  const variation = product.variations.find(({databaseId}) => databaseId === chosenId) ?? null;
  const purchase = usePurchase(product, variation);
  const {stockStatus, stockQuantity} = variation ?? product;
  const isInStock = stockStatus !== 'OUT_OF_STOCK';
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Gallery
          key={variation?.id ?? product.id}
          id={galleryId}
          pictures={picturesOf(product, variation)}
          name={product.name}
        />
      </div>
      <div>
        <h1 className="text-4xl md:text-5xl">{product.name}</h1>
        <p className="mt-4 text-2xl font-semibold">
          <ShownPrice product={product} variation={variation} />
        </p>
        <div className="mt-4">
          <StockBadge isInStock={isInStock} left={stockQuantity} />
        </div>
        {product.shortDescriptionHtml && (
          <div
            className="prose-shop mt-5 text-lg"
            dangerouslySetInnerHTML={{__html: product.shortDescriptionHtml}}
          />
        )}
        <div className="mt-8 space-y-8">
          {product.variations.length > 0 && (
            <VariationPicker
              variations={product.variations}
              selectedId={variation?.databaseId ?? null}
              label={optionLabel(product)}
              error={purchase.optionError}
            />
          )}
          {needsNoodleSample(product) && (
            <NoodleChooser
              chosen={purchase.noodleType}
              onChoose={purchase.setNoodleType}
              error={purchase.sampleError}
            />
          )}
          {isInStock && (
            <div className="flex items-center gap-4">
              <span className="font-semibold">Quantity</span>
              <QuantityStepper
                quantity={purchase.quantity}
                onChange={purchase.setQuantity}
                label={`Quantity of ${product.name}`}
                maximum={Math.min(99, stockQuantity ?? 99)}
              />
            </div>
          )}
          <BuyButton state={purchase.state} onBuy={purchase.buy} onMissing={purchase.flagMissing} />
          <p role="status" className="sr-only">
            {purchase.addedName}
          </p>
        </div>
        <ProductText product={product} />
      </div>
    </div>
  );
}

function ProductText({product}: {product: Product}) {
  return (
    <div className="mt-10 border-t border-line">
      {product.descriptionHtml && (
        <Disclosure title="About this item" level={2} isOpen>
          <div className="prose-shop" dangerouslySetInnerHTML={{__html: product.descriptionHtml}} />
        </Disclosure>
      )}
      <Disclosure title="What It Is & How It Works" level={2}>
        {product.howItWorksHtml ? (
          <div className="prose-shop" dangerouslySetInnerHTML={{__html: product.howItWorksHtml}} />
        ) : (
          <p className="text-ink-soft">{catalogueMessages.informationComingSoon}</p>
        )}
      </Disclosure>
      {isKonjac(product) && (
        <Link to="/recipes/konjac" className="btn btn-secondary mt-6">
          <Icon name="leaf" />
          Konjac recipes
        </Link>
      )}
      <img
        src="/certifications.svg"
        alt="Our certifications"
        width={720}
        height={120}
        loading="lazy"
        className="mt-8 h-auto w-full"
      />
    </div>
  );
}

import {useRef} from 'react';
import {BesidePrice, Price, PriceTaxWords} from '~/ui/Price';
import {ShareButton} from '~/ui/ShareButton';
import {useInBrowser} from '~/ui/use-in-browser';
import type {BuiltInProductView} from './built-in-product-page.server';
import {useViewItem} from '~/browser/use-view-item';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {CompareLink} from '~/catalogue/compare/CompareLink';
import {BuyForm} from '~/catalogue/BuyForm';
import {Gallery} from '~/catalogue/Gallery';
import {StockBadge} from '~/catalogue/product/StockBadge';
import {QuantityField} from '~/catalogue/QuantityField';
import {PackagePicker} from './PackagePicker';
import {ProductHighlights, ProductIntro} from './ProductIntro';
import {BuiltInProductSections} from './BuiltInProductSections';
import {StickyBuyBar} from '~/catalogue/StickyBuyBar';
import {TrustPoints} from '~/catalogue/TrustPoints';
import {usePackageChoice} from './use-package-choice';

type Choice = ReturnType<typeof usePackageChoice>;

/** What is chosen of a product with packages; one with a single package has nothing to choose. */
function Packages({view: {packages, mix}}: {view: BuiltInProductView}) {
  if (packages.length === 1) return null;
  return (
    <>
      <PackagePicker packages={packages} />
      {mix && <MixPicker mix={mix} />}
    </>
  );
}

/** Of the chosen package; before scripts run each one says its own, and this follows no choice. */
function PriceLine({
  option,
  isOnly,
  beside,
}: Pick<Choice, 'option'> & {isOnly: boolean; beside: string | undefined}) {
  const isAlive = useInBrowser(() => true);
  const toOwn = useOwnPrices();
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold ${isOnly || isAlive ? '' : 'rechosen:invisible noscript:hidden'}`}
    >
      <Price price={toOwn(option.price)} regularPrice={option.regularPrice} />
      <PriceTaxWords />
      <span className="text-base font-normal text-ink-soft">
        {option.bottlesLabel}, {option.supplyLabel}
      </span>
      <BesidePrice html={beside} />
    </p>
  );
}

/** A product with built-in prices: pictures, package, quantity, buying it, and all there is to read. */
export function BuiltInProductDetails({view}: {view: BuiltInProductView}) {
  const choice = usePackageChoice(view);
  const [{id, price}] = view.packages;
  useViewItem(id, view.name, price);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="container-page grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="relative">
          <Gallery
            pictures={view.pictures}
            name={view.name}
            id={view.slug}
            chosenUrl={choice.option.image.url}
          />
        </div>
        <div className="min-w-0 space-y-6 lg:row-span-2">
          <ProductIntro view={view} />
          <div>
            <BuyForm
              {...choice.form}
              state={choice.state}
              onBuy={choice.buy}
              button={button}
              className="space-y-6"
            >
              <input type="hidden" name={cartFields.product} value={view.slug} />
              <Packages view={view} />
              {choice.option.stockStatus === 'OUT_OF_STOCK' && (
                <StockBadge stockStatus="OUT_OF_STOCK" left={null} />
              )}
              <PriceLine
                option={choice.option}
                isOnly={view.packages.length === 1}
                beside={view.beside[choice.option.id]}
              />
              <QuantityField first={1} quantity={choice.quantity} />
            </BuyForm>
            <TrustPoints isInStock={choice.state.status === 'ready'} />
          </div>
          <ShareButton title={view.name} path={`/${view.slug}`} />
          <CompareLink id={view.slug} />
        </div>
        <div>
          <ProductHighlights view={view} />
        </div>
      </div>
      <BuiltInProductSections view={view} />
      <StickyBuyBar name={choice.option.name} state={choice.state} button={button} />
    </>
  );
}

/** What the bottles hold, whichever package is chosen. */
function MixPicker({mix}: {mix: NonNullable<BuiltInProductView['mix']>}) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-5">
      <legend className="sr-only">{mix.heading}</legend>
      <p aria-hidden="true" className="font-semibold">
        {mix.heading}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{mix.hint}</p>
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        {[{...mix.half, key: ''}, ...mix.formulas].map(({key, label, note}) => (
          <label
            key={key}
            className="grid grid-cols-[auto_1fr] content-start gap-x-3 rounded-xl border-2 border-line p-3 has-checked:border-leaf has-checked:bg-sage-light"
          >
            <input
              type="radio"
              name={cartFields.mix}
              value={key}
              defaultChecked={key === ''}
              className="mt-1 size-4"
            />
            <span className="font-semibold">{label}</span>
            <span className="col-start-2 text-sm text-ink-soft">{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

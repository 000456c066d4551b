import {useRef} from 'react';
import {Price, PriceTaxWords} from '~/ui/Price';
import {ShareButton} from '~/ui/ShareButton';
import {useInBrowser} from '~/ui/use-in-browser';
import type {StaticProductView} from './static-product-page.server';
import {useViewItem} from '~/browser/use-view-item';
import {cartFields} from '~/cart/cart-form';
import {AddedNote} from '~/catalogue/AddedNote';
import {BuyForm} from '~/catalogue/BuyForm';
import {Gallery} from '~/catalogue/Gallery';
import {StockBadge} from '~/catalogue/product/StockBadge';
import {QuantityField} from '~/catalogue/QuantityField';
import {PackagePicker} from './PackagePicker';
import {ProductHighlights, ProductIntro} from './ProductIntro';
import {StaticProductSections} from './StaticProductSections';
import {WishHeart} from '~/catalogue/wishes/WishHeart';
import {StickyBuyBar} from '~/catalogue/StickyBuyBar';
import {TrustPoints} from '~/catalogue/TrustPoints';
import {usePackageChoice} from './use-package-choice';

type Choice = ReturnType<typeof usePackageChoice>;

/** What is chosen of a product with packages; one with a single package has nothing to choose. */
function Packages({
  view: {packages, mix},
  option,
}: Pick<Choice, 'option'> & {view: StaticProductView}) {
  if (packages.length === 1) return null;
  return (
    <>
      <PackagePicker packages={packages} />
      {mix && <MixPicker mix={mix} />}
      {mix && !option.isCustomizable && <p className="text-sm text-ink-soft">{mix.fixedMix}</p>}
    </>
  );
}

/** Of the chosen package; before scripts run each one says its own, and this follows no choice. */
function PriceLine({option, isOnly}: Pick<Choice, 'option'> & {isOnly: boolean}) {
  const isAlive = useInBrowser(() => true);
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold ${isOnly || isAlive ? '' : 'rechosen:invisible noscript:hidden'}`}
    >
      <Price price={option.price} regularPrice={option.regularPrice} />
      <PriceTaxWords />
      <span className="text-base font-normal text-ink-soft">
        {option.bottlesLabel}, {option.supplyLabel}
      </span>
    </p>
  );
}

/** A product with built-in prices: pictures, package, quantity, buying it, and all there is to read. */
export function StaticProductDetails({view}: {view: StaticProductView}) {
  const choice = usePackageChoice(view);
  const [{id, price}] = view.packages;
  useViewItem(id, view.name, price);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="container-page grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="relative">
          <Gallery pictures={view.pictures} name={view.name} chosenUrl={choice.option.image.url} />
          <WishHeart id={view.slug} name={view.name} />
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
              <Packages view={view} option={choice.option} />
              {choice.option.stockStatus === 'OUT_OF_STOCK' && (
                <StockBadge stockStatus="OUT_OF_STOCK" left={null} />
              )}
              <PriceLine option={choice.option} isOnly={view.packages.length === 1} />
              <QuantityField first={1} quantity={choice.quantity} />
            </BuyForm>
            <AddedNote name={choice.addedName} />
            <TrustPoints isInStock={choice.state.status === 'ready'} />
          </div>
          <ShareButton title={view.name} path={`/${view.slug}`} />
        </div>
        <div>
          <ProductHighlights view={view} />
        </div>
      </div>
      <StaticProductSections view={view} />
      <StickyBuyBar name={choice.option.name} state={choice.state} button={button} />
    </>
  );
}

/** What each bottle of the customizable package holds; its choice rests while another package is chosen. */
function MixPicker({mix}: {mix: NonNullable<StaticProductView['mix']>}) {
  return (
    <div className="rounded-card border border-line bg-white p-5 unmixed:hidden">
      <h2 className="font-sans text-base font-semibold tracking-normal">{mix.heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{mix.hint}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {mix.bottleLabels.map((bottleLabel, bottle) => (
          <fieldset key={bottleLabel}>
            <legend className="mb-2 text-sm font-semibold">{bottleLabel}</legend>
            <div className="space-y-2">
              {mix.formulas.map(({key, label, note}, place) => (
                <label
                  key={key}
                  className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border-2 border-line p-3 has-checked:border-leaf has-checked:bg-sage-light"
                >
                  <input
                    type="radio"
                    name={cartFields.bottle(bottle + 1)}
                    value={key}
                    defaultChecked={place === 0}
                    className="mt-1 size-4 accent-leaf"
                  />
                  <span className="font-semibold">{label}</span>
                  <span className="col-start-2 text-sm text-ink-soft">{note}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}

import {formatCents} from '~adapters/commerce/money';
import {Price} from '~/ui/Price';
import {freeSampleRegularPrice} from '~/content/amounts';
import {packageWords} from '~/content/labels/static-product';
import type {FreeSampleView} from './use-free-sample';
import {FreeSampleBox} from './FreeSampleBox';
import {Gallery} from '~/catalogue/Gallery';
import {ProductHighlights, ProductIntro} from '~/catalogue/static/ProductIntro';
import {StaticProductSections} from '~/catalogue/static/StaticProductSections';

/** The free sample: free, ships free, one per customer. */
export function FreeSampleDetails({view}: {view: FreeSampleView}) {
  const [option] = view.packages;
  return (
    <>
      <div className="container-page grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="relative">
          <Gallery pictures={view.pictures} name={view.name} id={view.slug} />
        </div>
        <div className="min-w-0 space-y-6 lg:row-span-2">
          <ProductIntro view={view} />
          <p className="flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold">
            <Price price={option.price} />
            <span className="text-base font-normal text-ink-soft">
              {packageWords.one(option.supplyLabel)}.{' '}
              {packageWords.fullBottle(formatCents(freeSampleRegularPrice()))}
            </span>
          </p>
          <FreeSampleBox view={view} />
        </div>
        <div>
          <ProductHighlights view={view} />
        </div>
      </div>
      <StaticProductSections view={view} />
    </>
  );
}

import {formatCents} from '~adapters/commerce/money';
import {Gallery} from '~/catalogue/Gallery';
import {ProductHighlights, ProductIntro} from '~/catalogue/built-in/ProductIntro';
import {BuiltInProductPage} from '~/catalogue/built-in/BuiltInProductPage';
import {BuiltInProductSections} from '~/catalogue/built-in/BuiltInProductSections';
import {showBuiltInProduct} from '~/catalogue/built-in/built-in-product-page.server';
import {freeSampleRegularPrice} from '~/content/amounts';
import {packageWords} from '~/content/labels/static-product';
import {freeSampleStates} from '~/content/product-pages/free-sample';
import {requireOffers} from '~/offers/require-offers.server';
import {Price} from '~/ui/Price';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/free-sample';
import {FreeSampleBox} from './FreeSampleBox';

export async function loader({context}: Route.LoaderArgs) {
  requireOffers();
  const {view, ...page} = await showBuiltInProduct(context, 'free-sample');
  return {...page, view: {...view, states: freeSampleStates}};
}

export const meta: Route.MetaFunction = shownMeta;

/** Free, ships free, one per customer. */
export default function FreeSample({loaderData: {view, ...page}}: Route.ComponentProps) {
  const [option] = view.packages;
  return (
    <BuiltInProductPage {...page}>
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
      <BuiltInProductSections view={view} />
    </BuiltInProductPage>
  );
}

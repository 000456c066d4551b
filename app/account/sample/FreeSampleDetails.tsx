import {Suspense} from 'react';
import {Await} from 'react-router';
import {Price} from '~/ui/Price';
import type {Claimant, FreeSampleView} from './free-sample-view';
import {FreeSampleBox} from './FreeSampleBox';
import {Gallery} from '~/catalogue/Gallery';
import {WishHeart} from '~/catalogue/wishes/WishHeart';
import {ProductHighlights, ProductIntro} from '~/catalogue/static/ProductIntro';
import {StaticProductSections} from '~/catalogue/static/StaticProductSections';

interface Props extends Claimant {
  view: FreeSampleView;
  /** A promise while the answer is on its way. */
  hasClaimed: boolean | Promise<boolean>;
}

/** The free sample: free, ships free, one per customer. */
export function FreeSampleDetails({view, hasClaimed, ...claimant}: Props) {
  const [option] = view.packages;
  const checking = (
    <p role="status" className="py-8 text-ink-soft">
      {view.states.checking}
    </p>
  );
  return (
    <>
      <div className="container-page grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="relative">
          <Gallery pictures={view.pictures} name={view.name} />
          <WishHeart id={view.key} name={view.name} />
        </div>
        <div className="min-w-0 space-y-6 lg:row-span-2">
          <ProductIntro view={view} />
          <p className="flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold">
            <Price price={option.price} regularPrice={option.regularPrice} />
            <span className="text-base font-normal text-ink-soft">
              {option.supplyLabel}, quantity 1
            </span>
          </p>
          <Suspense fallback={checking}>
            <Await resolve={hasClaimed}>
              {(isClaimed) => <FreeSampleBox view={view} {...claimant} hasClaimed={isClaimed} />}
            </Await>
          </Suspense>
        </div>
        <div>
          <ProductHighlights view={view} />
        </div>
      </div>
      <StaticProductSections view={view} />
    </>
  );
}

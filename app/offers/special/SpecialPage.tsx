import {Suspense, useEffect, type ReactNode} from 'react';
import {Await} from 'react-router';
import type {Product} from '~adapters/commerce';
import type {LateProblem} from '~/catalogue/load-problem.server';
import {Notices} from '~/catalogue/Notices';
import {bundleOffer, konjacSpecialOffer} from '~/content/offers';
import {OfferLoading} from '../OfferLoading';
import {SpecialProblem, Unreachable} from './SpecialProblem';
import {AboutItem, Reading, type Said, type Texts} from './SpecialReading';
import type {OfferProduct} from '../offer-product';
import {toPageTitle} from '~/content/settings';
import {useViewItem} from '~/browser/use-view-item';
import {catalogueLineId} from '~/pricing/line-ids';
import {SpecialClosing} from './SpecialClosing';
import {SpecialHero} from './SpecialHero';
import {useSpecialOffer} from './use-special-offer';

interface Offered extends Said {
  notices: string[];
}

interface OfferProps {
  product: OfferProduct & Offered;
  /** What there is to read between the two buttons. */
  children: ReactNode;
}

/** The special offer of one konjac product. */
function SpecialOfferPage({product, children}: OfferProps) {
  const offer = useSpecialOffer(product);
  const {price} = offer;
  const title = toPageTitle(konjacSpecialOffer.metaTitle(product.name));
  // A page that was navigated to learns its title only when the product arrives.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useViewItem(catalogueLineId(product.databaseId), product.name, product.price);
  return (
    <>
      {price && (
        <p className="bg-clay px-5 py-3 text-center font-semibold text-surface">
          {konjacSpecialOffer.banner(price.savings, price.special)}
        </p>
      )}
      <Notices notices={product.notices} />
      <SpecialHero product={product} offer={offer} />
      {children}
      <SpecialClosing product={product} offer={offer} />
    </>
  );
}

interface Props {
  product: (Product & Offered) | Promise<(Product & Offered) | LateProblem>;
  texts: Texts;
  maySample: boolean | null;
}

/** The konjac offer of one product, with all there is to read about it. */
export function SpecialPage({product, texts, maySample}: Props) {
  return (
    <Suspense fallback={<OfferLoading text={bundleOffer.loading} />}>
      <Await resolve={product} errorElement={<Unreachable />}>
        {(late) =>
          'lateProblem' in late ? (
            <SpecialProblem error={late.lateProblem} />
          ) : (
            <SpecialOfferPage key={late.databaseId} product={late}>
              <AboutItem product={late} texts={texts} />
              <Reading texts={texts} says={late.says} maySample={maySample} />
            </SpecialOfferPage>
          )
        }
      </Await>
    </Suspense>
  );
}

import {Suspense} from 'react';
import {Await} from 'react-router';
import type {Product} from '~adapters/commerce';
import {bundleOffer} from '~/content/offers';
import {OfferLoading} from '../OfferLoading';
import {SpecialOfferPage} from './SpecialOfferPage';
import {Unreachable} from './SpecialProblem';
import {AboutItem, Reading, type Texts} from './SpecialReading';

interface Props {
  product: Product | Promise<Product>;
  texts: Texts;
  maySample: boolean | null;
}

/** The konjac offer of one product, with all there is to read about it. */
export function SpecialPage({product, texts, maySample}: Props) {
  return (
    <Suspense fallback={<OfferLoading text={bundleOffer.loading} />}>
      <Await resolve={product} errorElement={<Unreachable />}>
        {(arrived) => (
          <SpecialOfferPage key={arrived.databaseId} product={arrived} benefits={texts.benefits}>
            <AboutItem product={arrived} texts={texts} />
            <Reading texts={texts} maySample={maySample} />
          </SpecialOfferPage>
        )}
      </Await>
    </Suspense>
  );
}

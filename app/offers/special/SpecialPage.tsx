import {Suspense} from 'react';
import {Await} from 'react-router';
import type {Product} from '~adapters/commerce';
import type {LateProblem} from '~/catalogue/load-problem.server';
import {bundleOffer} from '~/content/offers';
import {OfferLoading} from '../OfferLoading';
import {SpecialOfferPage} from './SpecialOfferPage';
import {SpecialProblem, Unreachable} from './SpecialProblem';
import {AboutItem, Reading, type Texts} from './SpecialReading';

interface Props {
  product: Product | Promise<Product | LateProblem>;
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
            <SpecialOfferPage key={late.databaseId} product={late} benefits={texts.benefits}>
              <AboutItem product={late} texts={texts} />
              <Reading texts={texts} maySample={maySample} />
            </SpecialOfferPage>
          )
        }
      </Await>
    </Suspense>
  );
}

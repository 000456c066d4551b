import {Suspense} from 'react';
import {Await, Link} from 'react-router';
import type {Product} from '~adapters/commerce';
import {Notices} from '~/catalogue/Notices';
import {bundleOffer, konjacSpecialOffer, offerLabels} from '~/content/offers';
import type {ShownCard} from '~/content/site-picture.server';
import {BundleHero} from './BundleHero';
import {OfferLoading} from '../OfferLoading';
import {OfferNotice} from '../OfferNotice';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {PictureCards} from '~/ui/sections/PictureCards';
import type {bundlePage} from './bundle-page.server';

type BundlePageData = Awaited<ReturnType<typeof bundlePage>>;

interface Words {
  contents: ShownCard[];
  reasons: ShownCard[];
}

function About({product, contents, reasons}: Words & {product: Product}) {
  return (
    <div className="container-page space-y-16 md:space-y-20">
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{bundleOffer.contentsHeading}</h2>
        <PictureCards cards={contents} inRow={4} />
      </section>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{bundleOffer.reasonsHeading}</h2>
        <PictureCards cards={reasons} inRow={3} />
        <ArrowLink link={bundleOffer.explainerLink} className="mt-6" />
      </section>
      <div className="mx-auto max-w-3xl">
        <Disclosure title={konjacSpecialOffer.aboutHeading} level={2}>
          <div
            lang={product.lang}
            className="prose-shop"
            dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
          />
        </Disclosure>
        <Disclosure title={offerLabels.guarantee} level={2}>
          <p className="text-ink-soft">{offerLabels.guaranteeNote}</p>
        </Disclosure>
      </div>
      <div className="text-center">
        <Link to="#offer" className="btn btn-primary">
          {bundleOffer.kitHeading}
        </Link>
        <FdaDisclaimer className="mx-auto mt-10 max-w-3xl text-start" />
      </div>
    </div>
  );
}

export function BundlePage({page}: {page: BundlePageData}) {
  const {product, contents, reasons} = page;
  return (
    <Suspense fallback={<OfferLoading text={bundleOffer.loading} />}>
      <Await resolve={product} errorElement={<OfferNotice {...bundleOffer.failure} />}>
        {(arrived) =>
          arrived ? (
            <>
              <Notices notices={arrived.notices} />
              <BundleHero product={arrived} />
              <About product={arrived} contents={contents} reasons={reasons} />
            </>
          ) : (
            <OfferNotice {...bundleOffer.failure} />
          )
        }
      </Await>
    </Suspense>
  );
}

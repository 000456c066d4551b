import {Suspense} from 'react';
import {Await, data, Link} from 'react-router';
import type {Product} from '~adapters/commerce';
import {PictureCards} from '~/pages/PictureCards';
import {BundleHero} from '~/offer/BundleHero';
import {Certifications} from '~/offer/Certifications';
import {OfferLoading} from '~/offer/OfferLoading';
import {OfferNotice} from '~/offer/OfferNotice';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {bundleContents, bundleReasons} from '~/content/offer-texts';
import {bundleOffer, konjacSpecialOffer, offerLabels} from '~/content/offers';
import type {AppServices} from '~/platform/app-services';
import {isDocumentRequest} from '~/platform/is-document-request';
import {toCause} from '~/platform/log';
import {pageMeta} from '~/platform/seo';
import {toShownCard, type ShownCard} from '~/content/shown-text.server';
import type {Route} from './+types/offer.bundle';

/** The bundle; null when the shop does not have it or does not answer. */
async function findBundle({commerce, log}: Pick<AppServices, 'commerce' | 'log'>) {
  try {
    return await commerce.products.find(bundleOffer.productSlug);
  } catch (thrown) {
    log.error('bundle offer not loaded', {cause: toCause(thrown)});
    return null;
  }
}

export async function loader({request, context}: Route.LoaderArgs) {
  const pending = findBundle(context);
  const product = isDocumentRequest(request) ? await pending : pending;
  const page = {
    product,
    isSignedIn: (await context.access.shopper()) !== null,
    contents: bundleContents.map(toShownCard),
    reasons: bundleReasons.map(toShownCard),
    meta: pageMeta({
      ...bundleOffer.meta,
      path: '/opt/trg/starterdiscount',
      siteUrl: context.siteUrl,
      image: product instanceof Promise ? undefined : product?.image?.url,
    }),
  };
  return product === null ? data(page, {status: 503}) : page;
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

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
          <div className="prose-shop" dangerouslySetInnerHTML={{__html: product.descriptionHtml}} />
        </Disclosure>
        <Disclosure title={offerLabels.guarantee} level={2}>
          <p className="text-ink-soft">{offerLabels.guaranteeNote}</p>
        </Disclosure>
      </div>
      <Certifications />
      <div className="text-center">
        <Link to="#offer" className="btn btn-primary">
          {bundleOffer.kitHeading}
        </Link>
        <FdaDisclaimer className="mx-auto mt-10 max-w-3xl text-left" />
      </div>
    </div>
  );
}

export default function BundleOfferPage({loaderData}: Route.ComponentProps) {
  const {product, isSignedIn, contents, reasons} = loaderData;
  return (
    <Suspense fallback={<OfferLoading text={bundleOffer.loading} />}>
      <Await resolve={product} errorElement={<OfferNotice {...bundleOffer.failure} />}>
        {(arrived) =>
          arrived ? (
            <>
              <BundleHero product={arrived} isSignedIn={isSignedIn} />
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

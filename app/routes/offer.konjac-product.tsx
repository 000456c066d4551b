import {Suspense} from 'react';
import {Await, data, isRouteErrorResponse, useAsyncError} from 'react-router';
import type {Product} from '~adapters/commerce';
import {PictureCards} from '~/pages/PictureCards';
import {SectionText} from '~/pages/SectionText';
import {TextBlocks} from '~/pages/TextBlocks';
import {Certifications} from '~/offer/Certifications';
import {OfferLoading} from '~/offer/OfferLoading';
import {OfferNotice} from '~/offer/OfferNotice';
import {SpecialOfferPage} from '~/offer/SpecialOfferPage';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {offerMessages} from '~/content/messages';
import {bundleOffer, konjacLanding, konjacSpecialOffer as words} from '~/content/offers';
import {isDocumentRequest} from '~/platform/is-document-request';
import {pageMeta, siteUrlOf} from '~/platform/seo';
import {findKonjacOffer} from '~/offer/konjac-offers.server';
import {maySample} from '~/account/sample/claim-sample.server';
import {specialOfferTexts} from '~/offer/special-offer-texts.server';
import type {Route} from './+types/offer.konjac-product';

async function requireOffer(find: Promise<Product | null>): Promise<Product> {
  const product = await find;
  if (!product) throw data(words.notFound, {status: 404});
  return product;
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  const session = await context.access.session();
  const page = {
    isSignedIn: session !== null,
    maySample: await maySample(context, session),
    texts: specialOfferTexts(),
  };
  const pending = requireOffer(findKonjacOffer(context.commerce, params.slug));
  return {...page, product: isDocumentRequest(request) ? await pending : pending};
}

export const meta: Route.MetaFunction = ({loaderData, matches, params}) => {
  const product =
    loaderData && !(loaderData.product instanceof Promise) ? loaderData.product : null;
  return pageMeta({
    title: words.metaTitle(product?.name ?? 'Konjac'),
    description: konjacLanding.meta.description,
    path: `${words.back.href}/${params.slug}`,
    siteUrl: siteUrlOf(matches),
    image: product?.image?.url,
  });
};

type Data = Route.ComponentProps['loaderData'];

function AboutItem({product, texts}: {product: Product; texts: Data['texts']}) {
  return (
    <div className="container-page">
      {product.descriptionHtml && (
        <section className="max-w-3xl">
          <h2 className="text-3xl">{words.aboutHeading}</h2>
          <div
            className="prose-shop mt-4"
            dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
          />
        </section>
      )}
      <div className="mt-8 max-w-3xl border-t border-line">
        <Disclosure title={words.howItWorksHeading} level={2}>
          {product.howItWorksHtml ? (
            <div
              className="prose-shop"
              dangerouslySetInnerHTML={{__html: product.howItWorksHtml}}
            />
          ) : (
            <TextBlocks blocks={texts.howItWorks} />
          )}
        </Disclosure>
      </div>
    </div>
  );
}

function Reading({texts, maySample: isSampleOpen}: Pick<Data, 'texts' | 'maySample'>) {
  return (
    <div className="container-page mt-16 space-y-16 md:space-y-20">
      <section className="rounded-3xl bg-honey-light px-6 py-10 text-center">
        <h2 className="text-3xl">{words.recipesHeading}</h2>
        <p className="mt-3 text-ink-soft">{words.recipesText}</p>
        <ArrowLink link={words.recipesLink} className="mt-4" />
      </section>
      <section className="space-y-14">
        <h2 className="text-3xl md:text-4xl">{texts.educationHeading}</h2>
        {texts.education.map((section, place) => (
          <SectionText key={section.id} section={section} isPictureLast={place % 2 === 0} />
        ))}
      </section>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{words.lifestyleHeading}</h2>
        <PictureCards cards={texts.lifestyles} inRow={4} />
      </section>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{words.qualityHeading}</h2>
        <PictureCards cards={texts.quality} inRow={3} />
        <Certifications className="mt-10" />
      </section>
      {isSampleOpen && (
        <p className="rounded-2xl bg-sage-light px-6 py-5">
          {words.sampleOpen} <ArrowLink link={words.sampleLink} />
        </p>
      )}
      <FdaDisclaimer className="max-w-3xl" />
    </div>
  );
}

function Unreachable() {
  const error = useAsyncError();
  return <Problem error={error} />;
}

function Problem({error}: {error: unknown}) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <OfferNotice
        title={bundleOffer.failure.title}
        text={String(error.data)}
        action={words.back}
      />
    );
  const cause = error instanceof Error ? error.message : 'The shop did not answer.';
  const {title, action} = konjacLanding.loadFailure;
  return <OfferNotice title={title} text={offerMessages.konjacLoadFailed(cause)} action={action} />;
}

export default function KonjacSpecialOffer({loaderData}: Route.ComponentProps) {
  const {product, isSignedIn, texts} = loaderData;
  return (
    <Suspense fallback={<OfferLoading text={bundleOffer.loading} />}>
      <Await resolve={product} errorElement={<Unreachable />}>
        {(arrived) => (
          <SpecialOfferPage
            key={arrived.databaseId}
            product={arrived}
            isSignedIn={isSignedIn}
            benefits={texts.benefits}
          >
            <AboutItem product={arrived} texts={texts} />
            <Reading texts={texts} maySample={loaderData.maySample} />
          </SpecialOfferPage>
        )}
      </Await>
    </Suspense>
  );
}

export const ErrorBoundary = ({error}: Route.ErrorBoundaryProps) => <Problem error={error} />;

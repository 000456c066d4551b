import {Suspense} from 'react';
import {Await, data, useAsyncError} from 'react-router';
import {SectionText} from '~/pages/SectionText';
import {KonjacChooser} from '~/offer/KonjacChooser';
import {OfferLoading} from '~/offer/OfferLoading';
import {OfferNotice} from '~/offer/OfferNotice';
import {ArrowLink} from '~/ui/ArrowLink';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import {offerMessages} from '~/content/messages';
import {konjacEducation, konjacEducationHeading, konjacExplainerLink} from '~/content/offer-texts';
import {konjacLanding} from '~/content/offers';
import {isDocumentRequest} from '~/platform/is-document-request';
import {pageMeta} from '~/platform/seo';
import {toShownSection, type ShownSection} from '~/content/shown-text.server';
import {sitePicture} from '~/content/site-picture.server';
import {listKonjacOffers, type KonjacOffers} from '~/offer/konjac-offers.server';
import type {Route} from './+types/offer.konjac';

export async function loader({request, context}: Route.LoaderArgs) {
  const pending = listKonjacOffers(context.commerce);
  const offers = isDocumentRequest(request) ? await pending : pending;
  const page = {
    offers,
    isSignedIn: (await context.access.shopper()) !== null,
    picture: sitePicture('lemon-garlic-shrimp-spaghetti'),
    education: {
      heading: konjacEducationHeading,
      sections: konjacEducation.map(toShownSection),
      link: konjacExplainerLink,
    },
    meta: pageMeta({
      ...konjacLanding.meta,
      path: '/Konj/trg/starterdiscount',
      siteUrl: context.siteUrl,
    }),
  };
  const isBroken = !(offers instanceof Promise) && offers.problem !== null;
  return isBroken ? data(page, {status: 503}) : page;
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

function LoadFailure({message}: {message: string}) {
  const {title, action} = konjacLanding.loadFailure;
  return (
    <OfferNotice title={title} text={offerMessages.konjacLoadFailed(message)} action={action} />
  );
}

function Unreachable() {
  const error = useAsyncError();
  return (
    <LoadFailure message={error instanceof Error ? error.message : 'The connection was lost.'} />
  );
}

type Data = Route.ComponentProps['loaderData'];

function Hero({picture}: Pick<Data, 'picture'>) {
  return (
    <section className="bg-linear-to-b from-honey-light to-cream">
      <div className="container-page grid items-center gap-8 pt-8 pb-12 md:pt-12 lg:grid-cols-2 lg:gap-14">
        <div>
          <p className="text-sm font-semibold tracking-widest text-[#8f3d1f]">
            {konjacLanding.eyebrow}
          </p>
          <h1 className="mt-2 text-4xl md:text-5xl">{konjacLanding.title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{konjacLanding.subtitle}</p>
          <ArrowLink link={konjacLanding.recipesLink} className="mt-4" />
        </div>
        <Image
          picture={picture}
          isPriority
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          className="aspect-3/2 w-full rounded-3xl object-cover shadow-soft"
        />
      </div>
    </section>
  );
}

function Education({heading, sections, link}: Data['education']) {
  return (
    <section className="container-page mt-20 space-y-14">
      <h2 className="text-3xl md:text-5xl">{heading}</h2>
      {sections.map((section: ShownSection, place) => (
        <SectionText key={section.id} section={section} isPictureLast={place % 2 === 0} />
      ))}
      <ArrowLink link={link} />
      <FdaDisclaimer className="max-w-3xl" />
    </section>
  );
}

function Found({offers, page}: {offers: KonjacOffers; page: Data}) {
  const {title, text, totalLoaded, action} = konjacLanding.noMatch;
  if (offers.problem !== null) return <LoadFailure message={offers.problem} />;
  if (offers.products.length === 0) {
    const detail = totalLoaded(offers.totalLoaded);
    return <OfferNotice title={title} text={text} detail={detail} action={action} />;
  }
  return (
    <>
      <Hero picture={page.picture} />
      <KonjacChooser products={offers.products} isSignedIn={page.isSignedIn} />
      <Education {...page.education} />
    </>
  );
}

export default function KonjacOfferPage({loaderData}: Route.ComponentProps) {
  return (
    <Suspense fallback={<OfferLoading text={konjacLanding.loading} />}>
      <Await resolve={loaderData.offers} errorElement={<Unreachable />}>
        {(offers) => <Found offers={offers} page={loaderData} />}
      </Await>
    </Suspense>
  );
}

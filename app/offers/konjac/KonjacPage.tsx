import {Suspense} from 'react';
import {Await, useAsyncError} from 'react-router';
import {offerMessages} from '~/content/messages/offers';
import type {ShownSection} from '~/content/site-picture.server';
import {konjacLanding} from '~/content/offers';
import {lostConnection} from '~/content/connection';
import {OfferLoading} from '../OfferLoading';
import {OfferNotice} from '../OfferNotice';
import type {KonjacOffers} from './konjac-offers.server';
import {ArrowLink} from '~/ui/ArrowLink';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import {SectionText} from '~/ui/sections/SectionText';
import type {konjacPage} from './konjac-page.server';
import type {OfferProduct} from '../offer-product';
import {KonjacCard} from './KonjacCard';
import {KonjacPanel} from './KonjacPanel';
import {productsFieldId, useKonjacSelection} from './use-konjac-selection';

/** On narrow screens the options stand below all products: choosing one leads there. */
function showPanel() {
  if (matchMedia('(min-width: 64rem)').matches) return;
  requestAnimationFrame(() => document.getElementById('konjac-offer')?.scrollIntoView());
}

/** Select a product, then its options. */
function KonjacChooser({products}: {products: OfferProduct[]}) {
  const selection = useKonjacSelection(products);
  return (
    <section className="container-page grid gap-8 lg:grid-cols-[1fr_23rem] lg:gap-10">
      <div>
        <h2 className="mb-6 text-3xl md:text-4xl">{konjacLanding.chooseHeading}</h2>
        <form method="get" id={productsFieldId}>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
            {products.map((product) => (
              <KonjacCard
                key={product.databaseId}
                product={product}
                isChosen={product.slug === selection.product?.slug}
                onChoose={() => {
                  selection.chooseProduct(product.slug);
                  showPanel();
                }}
              />
            ))}
          </ul>
        </form>
      </div>
      <div>
        <KonjacPanel selection={selection} />
      </div>
    </section>
  );
}

type Data = Awaited<ReturnType<typeof konjacPage>>;

function LoadFailure({message}: {message: string}) {
  const {title, action} = konjacLanding.loadFailure;
  return (
    <OfferNotice title={title} text={offerMessages.konjacLoadFailed(message)} action={action} />
  );
}

function Unreachable() {
  const error = useAsyncError();
  return <LoadFailure message={error instanceof Error ? error.message : lostConnection} />;
}

function Hero({picture, recipesLink}: Pick<Data, 'picture' | 'recipesLink'>) {
  return (
    <section className="bg-[linear-gradient(in_oklab,var(--honey-light),var(--cream))]">
      <div className="container-page grid items-center gap-8 pt-8 pb-12 md:pt-12 lg:grid-cols-2 lg:gap-14">
        <div>
          <p className="text-sm font-semibold tracking-widest text-clay-dark">
            {konjacLanding.eyebrow}
          </p>
          <h1 className="mt-2 text-4xl md:text-5xl">{konjacLanding.title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{konjacLanding.subtitle}</p>
          <ArrowLink link={recipesLink} className="mt-4" />
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

function Education({heading, sections, link, isAboutHealth}: Data['education']) {
  return (
    <section className="container-page mt-20 space-y-14">
      <h2 className="text-3xl md:text-4xl">{heading}</h2>
      {sections.map((section: ShownSection, place) => (
        <SectionText key={section.id} section={section} isPictureLast={place % 2 === 0} />
      ))}
      <ArrowLink link={link} />
      <FdaDisclaimer isNeeded={isAboutHealth} className="max-w-3xl" />
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
      <Hero {...page} />
      <KonjacChooser products={offers.products} />
      <Education {...page.education} />
    </>
  );
}

export function KonjacPage({page}: {page: Data}) {
  return (
    <Suspense fallback={<OfferLoading text={konjacLanding.loading} />}>
      <Await resolve={page.offers} errorElement={<Unreachable />}>
        {(offers) => <Found offers={offers} page={page} />}
      </Await>
    </Suspense>
  );
}

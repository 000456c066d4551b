import {Alternative} from '~/pages/home/Alternative';
import {Closing} from '~/pages/home/Closing';
import {HealthClaim} from '~/pages/home/HealthClaim';
import {Hero} from '~/pages/home/Hero';
import {HowItWorks} from '~/pages/home/HowItWorks';
import {Scenarios} from '~/pages/home/Scenarios';
import {Offers} from '~/pages/home/Offers';
import {ProductCardView} from '~/catalogue/list/ProductCardView';
import {ArrowLink} from '~/ui/ArrowLink';
import {home} from '~/content/home';
import type {AppServices} from '~/platform/app-services';
import type {ProductCard} from '~/catalogue/list/product-card';
import {noodleRank, rankOf} from '~/catalogue/list/product-rank';
import {pageMeta} from '~/platform/seo';
import {toShownCard} from '~/content/shown-text.server';
import {sitePicture} from '~/content/site-picture.server';
import {organization, website} from '~/platform/structured-data';
import {listProducts} from '~/catalogue/list/list-products.server';
import type {Route} from './+types/home';

/** The kit, noodles, the capsules and something sweet: one of each, as far as they can be bought. */
const featuredKinds: ((card: ProductCard) => boolean)[] = [
  ({isFeatured}) => isFeatured,
  ({name}) => rankOf(name) === noodleRank,
  ({href}) => href === '/pain-free-weight-loss',
  ({href}) => href === '/allulose-gummies',
];

/** Those of the catalogue are left out while it is away. */
async function featuredProducts({commerce}: Pick<AppServices, 'commerce'>) {
  const {cards} = await listProducts(commerce, {query: '', category: '', page: 1});
  const buyable = cards.filter(({isInStock, price}) => isInStock && price !== null);
  return featuredKinds.flatMap((isKind) => buyable.find(isKind) ?? []);
}

function describedPage({siteUrl, env}: Pick<AppServices, 'siteUrl' | 'env'>) {
  const contact = {
    siteUrl,
    email: env.PUBLIC_SUPPORT_EMAIL,
    phone: env.PUBLIC_SUPPORT_PHONE,
  };
  return pageMeta({
    ...home.meta,
    path: '/',
    siteUrl,
    structuredData: [organization(contact), website(siteUrl)],
  });
}

export async function loader({context}: Route.LoaderArgs) {
  const {picture: alternativePicture, ...alternative} = home.alternative;
  const {picture: healthPicture, ...healthClaim} = home.healthClaim;
  return {
    copy: {...home, alternative, healthClaim},
    howItWorks: {...home.howItWorks, cards: home.howItWorks.cards.map(toShownCard)},
    pictures: {
      hero: sitePicture('hero'),
      alternative: sitePicture(alternativePicture),
      health: sitePicture(healthPicture),
      closing: sitePicture('kitchen'),
    },
    featured: await featuredProducts(context),
    meta: describedPage(context),
  };
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

type Shown = Route.ComponentProps['loaderData'];

function Featured({copy, cards}: {copy: Shown['copy']; cards: Shown['featured']}) {
  return (
    <section className="container-page pt-16 md:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 className="text-3xl md:text-4xl">{copy.featured.heading}</h2>
          <p className="mt-3 text-lg text-ink-soft">{copy.featured.text}</p>
        </div>
        <ArrowLink link={copy.featured.link} />
      </div>
      <ul className="mt-8 grid gap-6 max-sm:-mx-5 max-sm:snap-x max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:gap-4 max-sm:overflow-x-auto max-sm:scroll-px-5 max-sm:px-5 max-sm:pb-4 max-sm:*:snap-start sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <ProductCardView key={card.id} card={card} headingLevel={3} />
        ))}
      </ul>
      <Offers offers={copy.offers} />
    </section>
  );
}

export default function Home({loaderData}: Route.ComponentProps) {
  const {copy, howItWorks, pictures, featured} = loaderData;
  return (
    <>
      <Hero hero={copy.hero} picture={pictures.hero} />
      <HowItWorks {...howItWorks} />
      <Featured copy={copy} cards={featured} />
      <Alternative copy={copy.alternative} picture={pictures.alternative} />
      <HealthClaim copy={copy.healthClaim} picture={pictures.health} />
      <Scenarios {...copy.scenarios} />
      <Closing closing={copy.closing} badges={copy.badges} picture={pictures.closing} />
    </>
  );
}

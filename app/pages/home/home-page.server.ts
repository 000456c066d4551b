import {listProducts} from '~/catalogue/list/list-products.server';
import type {ProductCard} from '~/catalogue/list/product-card';
import {noodleRank, rankOf} from '~/catalogue/list/product-rank';
import {home} from '~/content/home';
import {toShownCard} from '~/content/shown-text.server';
import {sitePicture} from '~/content/site-picture.server';
import type {AppServices} from '~/platform/app-services';
import {pageMeta} from '~/platform/seo';
import {organization, website} from '~/platform/structured-data';

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

export async function homePage(context: Pick<AppServices, 'commerce' | 'env' | 'siteUrl'>) {
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

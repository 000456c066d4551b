import {hasOffers} from '~adapters/commerce';
import {canBeHad, readIndex, type IndexEntry} from '~/catalogue/list/catalogue-index.server';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {noodleRank, rankOf} from '~/catalogue/list/product-rank';
import {home} from '~/content/home';
import {toShownCard} from '~/content/site-picture.server';
import {sitePicture} from '~/content/site-picture.server';
import {productId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {organization, website} from '~/seo/structured-data';

const featured = ['pain-free-weight-loss', 'allulose-gummies'];

const isNoodle = ({name, ownName = name}: IndexEntry) => rankOf(ownName) === noodleRank;

/** The kit, noodles, the capsules and something sweet: one of each, as far as they can be bought. */
async function featuredProducts({commerce}: Pick<AppServices, 'commerce'>): Promise<ProductCard[]> {
  const {entries} = await readIndex(commerce);
  const buyable = entries.filter(canBeHad);
  const chosen = [
    buyable.find(({isFeatured}) => isFeatured),
    buyable.find(isNoodle),
    ...featured.map((id) => entries.find((entry) => productId(entry) === id)),
  ];
  return chosen.flatMap((entry) => (entry ? [toProductCard(entry)] : []));
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
    copy: {...home, alternative, healthClaim, offers: hasOffers() ? home.offers : []},
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

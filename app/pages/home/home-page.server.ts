import {hasOffers} from '~adapters/commerce';
import {canBeHad, readIndex, type IndexEntry} from '~/catalogue/list/catalogue-index.server';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {noodleRank, rankOf} from '~/catalogue/list/product-rank';
import {shopDescription} from '~/content/brand';
import {home} from '~/content/home';
import {toShownCard} from '~/content/site-picture.server';
import {sitePicture} from '~/content/site-picture.server';
import {productId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {organization, website} from '~/seo/structured-data';
import {said, speaksOfHealth} from '~/content/said.server';

const featured = ['pain-free-weight-loss', 'allulose-gummies'];

const isNoodle = ({name, ownName = name}: IndexEntry) => rankOf(ownName) === noodleRank;

/** The kit, noodles, the capsules and something sweet: one of each, as far as they can be bought. */
async function featuredProducts({commerce}: Pick<AppServices, 'commerce'>): Promise<ProductCard[]> {
  const {entries} = await readIndex(commerce.products);
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
    description: said(shopDescription),
  };
  return pageMeta({
    ...said(home.meta),
    path: '/',
    siteUrl,
    structuredData: [organization(contact), website(siteUrl)],
  });
}

export async function homePage(context: Pick<AppServices, 'commerce' | 'env' | 'siteUrl'>) {
  const {meta: _meta, howItWorks, ...texts} = said(home);
  const {picture: alternativePicture, ...alternative} = texts.alternative;
  const {picture: healthPicture, ...healthClaim} = texts.healthClaim;
  const copy = {...texts, alternative, healthClaim, offers: hasOffers() ? texts.offers : []};
  const featured = await featuredProducts(context);
  return {
    copy,
    howItWorks: {...howItWorks, cards: howItWorks.cards.map(toShownCard)},
    isAboutHealth: speaksOfHealth([copy, howItWorks, featured]),
    pictures: {
      hero: sitePicture('hero'),
      alternative: sitePicture(alternativePicture),
      health: sitePicture(healthPicture),
      closing: sitePicture('kitchen'),
    },
    featured,
    meta: describedPage(context),
  };
}

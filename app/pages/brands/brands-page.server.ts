import {
  brandsIntro,
  brandsNote,
  brandsTitle,
  externalLinkHint,
  ketoBrands,
  visitBrand,
  brandsMeta,
} from '~/content/brands';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';

export function brandsPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  return {
    title: brandsTitle,
    intro: brandsIntro,
    note: brandsNote,
    externalLinkHint,
    brands: ketoBrands.map((brand) => ({...brand, visit: visitBrand(brand.name)})),
    meta: pageMeta({...brandsMeta, path: '/keto-brands', siteUrl}),
  };
}

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
import {said} from '~/content/said.server';

export function brandsPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  return {
    title: brandsTitle,
    intro: said(brandsIntro),
    note: brandsNote,
    externalLinkHint,
    brands: said(ketoBrands).map((brand) => ({...brand, visit: visitBrand(brand.name)})),
    meta: pageMeta({...said(brandsMeta), path: '/keto-brands', siteUrl}),
  };
}

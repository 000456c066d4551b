import {BrandCard} from '~/pages/BrandCard';
import {PageHeading} from '~/pages/PageHeading';
import {
  brandsIntro,
  brandsMeta,
  brandsNote,
  brandsTitle,
  externalLinkHint,
  ketoBrands,
  visitBrand,
} from '~/content/brands';
import {pageMeta} from '~/platform/seo';
import type {Route} from './+types/keto-brands';

export function loader({context: {siteUrl}}: Route.LoaderArgs) {
  return {
    title: brandsTitle,
    intro: brandsIntro,
    note: brandsNote,
    externalLinkHint,
    brands: ketoBrands.map((brand) => ({...brand, visit: visitBrand(brand.name)})),
    meta: pageMeta({...brandsMeta, path: '/keto-brands', siteUrl}),
  };
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function KetoBrands({loaderData}: Route.ComponentProps) {
  const {title, intro, note, brands, externalLinkHint: hint} = loaderData;
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={title} intro={intro} />
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {brands.map((brand) => (
          <BrandCard key={brand.name} brand={brand} externalLinkHint={hint} />
        ))}
      </ul>
      <p className="mt-8 max-w-3xl text-sm text-ink-soft">{note}</p>
    </div>
  );
}

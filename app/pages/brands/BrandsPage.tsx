import {BrandCard} from './BrandCard';
import {PageHeading} from '~/pages/PageHeading';
import type {brandsPage} from './brands-page.server';

type BrandsPageData = ReturnType<typeof brandsPage>;

export function BrandsPage({page}: {page: BrandsPageData}) {
  const {title, intro, note, brands, externalLinkHint: hint} = page;
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

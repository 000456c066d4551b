import {PageHeading} from '~/ui/PageHeading';
import type {brandsPage} from './brands-page.server';
import {Icon} from '~/ui/Icon';
import type {KetoBrand} from '~/content/brands';
import {productListWords} from '~/content/messages/list';

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

interface Props {
  brand: KetoBrand & {visit: string};
  externalLinkHint: string;
}

function BrandCard({brand, externalLinkHint}: Props) {
  const {name, description, website, categories, visit} = brand;
  return (
    <li className="card flex flex-col p-6 md:p-7">
      <h2 className="text-2xl">{name}</h2>
      <ul aria-label={productListWords.categories} className="mt-3 flex flex-wrap gap-2 text-sm">
        {categories.map((category) => (
          <li key={category} className="rounded-full bg-sage-light px-3 py-1 text-leaf-dark">
            {category}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-5 text-ink-soft">{description}</p>
      <a
        href={website}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {visit}
        <Icon name="external" className="size-4" />
        <span className="sr-only">({externalLinkHint})</span>
      </a>
    </li>
  );
}

import {Icon} from '~/ui/Icon';
import type {KetoBrand} from '~/content/brands';
import {productListWords} from '~/content/messages/list';

interface Props {
  brand: KetoBrand & {visit: string};
  externalLinkHint: string;
}

export function BrandCard({brand, externalLinkHint}: Props) {
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

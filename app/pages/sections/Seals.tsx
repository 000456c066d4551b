import type {SectionItem} from '~adapters/content';

/** What the products are, each with its drawing. */
export const Seals = ({items}: {items: readonly SectionItem[]}) => (
  <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
    {items.map(({heading, icon}) => (
      <li
        key={heading}
        className="flex flex-col items-center gap-3 text-center font-semibold max-sm:last:col-span-2"
      >
        {icon && <img src={`/icons/${icon}.svg`} alt="" width={48} height={48} loading="lazy" />}
        {heading}
      </li>
    ))}
  </ul>
);

import {ArrowLink} from '~/ui/ArrowLink';
import type {HomeCopy} from '~/content/home';

/** Ways to the starter offers, under the products. */
export function Offers({offers}: Pick<HomeCopy, 'offers'>) {
  return (
    <ul className="mt-6 grid gap-6 md:grid-cols-2">
      {offers.map(({heading, text, link}) => (
        <li
          key={link.href}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-honey-light px-6 py-5 md:px-8"
        >
          <div>
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
          <ArrowLink link={link} />
        </li>
      ))}
    </ul>
  );
}

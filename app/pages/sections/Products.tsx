import {CardRow} from '~/catalogue/list/CardRow';
import {ArrowLink} from '~/ui/ArrowLink';
import {Paragraphs} from './parts';
import type {SectionProps, ShownOffer} from './section';

/** Ways to the starter offers, under the products. */
export function Offers({offers}: {offers: readonly ShownOffer[]}) {
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

/** A few products with their prices of today. */
export function Products({
  section: {frame, heading, label = '', text, link, cards = [], offers = []},
}: SectionProps) {
  return (
    <section className={frame}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 className={heading ? 'text-3xl md:text-4xl' : 'sr-only'}>{label}</h2>
          <Paragraphs text={text} className="mt-4 text-lg text-ink-soft" />
        </div>
        {link && <ArrowLink link={link} />}
      </div>
      <div className="mt-8">
        <CardRow label={label} cards={cards} isFar />
      </div>
      {offers.length > 0 && <Offers offers={offers} />}
    </section>
  );
}

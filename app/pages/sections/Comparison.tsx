import {Paragraphs, SectionImage} from './parts';
import type {SectionProps, ShownSection} from './section';

const cell = 'w-1/2 px-4 text-start align-top md:px-8';

/** Two columns on every screen: each topic stands above its pair. */
function Table({items = [], ours, theirs}: Pick<ShownSection, 'items' | 'ours' | 'theirs'>) {
  return (
    <div className="card mt-10 overflow-hidden">
      <table className="w-full table-fixed">
        <thead className="bg-sage-light font-display md:text-xl">
          <tr>
            {[ours, theirs].map((way) => (
              <th key={way} scope="col" className={`${cell} py-4 font-semibold md:py-5`}>
                {way}
              </th>
            ))}
          </tr>
        </thead>
        {items.map((row) => (
          <tbody key={row.heading} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className={`${cell} pt-5 text-sm font-semibold`}>
                {row.heading}
              </th>
            </tr>
            <tr>
              <td className={`${cell} pt-1 pb-5`}>{row.ours}</td>
              <td className={`${cell} pt-1 pb-5 text-ink-soft`}>{row.theirs}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Two ways side by side, row by row. */
export function Comparison({section}: SectionProps) {
  const {frame, heading, text, picture, note} = section;
  return (
    <section className={frame}>
      <div className="container-page">
        <div className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
          <div>
            <h2 className="text-3xl md:text-4xl">{heading}</h2>
            <Paragraphs text={text} className="mt-4 text-lg text-ink-soft" />
          </div>
          <SectionImage
            picture={picture}
            sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
            className="aspect-3/2 w-full rounded-3xl object-cover"
          />
        </div>
        <Table {...section} />
        {note && <p className="mt-5 max-w-3xl text-sm text-ink-soft">{note}</p>}
      </div>
    </section>
  );
}

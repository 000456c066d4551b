import type {Picture} from '~adapters/commerce';
import {Image} from '~/components/ui/Image';
import type {HomeCopy} from '~/content/home';

type Copy = Omit<HomeCopy['alternative'], 'picture'>;

const head = 'px-4 py-4 text-left align-bottom font-display text-lg font-semibold md:px-6';

/** On a phone each topic stands above its two cells; the roles keep the table readable as one. */
function Comparison({rows, naturalLabel, prescriptionLabel}: Copy) {
  return (
    <table role="table" className="card mt-10 block w-full overflow-hidden md:table">
      <thead role="rowgroup" className="block bg-sage-light md:table-header-group">
        <tr role="row" className="grid grid-cols-2 md:table-row">
          <th role="columnheader" scope="col" className="hidden w-1/5 md:table-cell">
            <span className="sr-only">Topic</span>
          </th>
          <th role="columnheader" scope="col" className={`${head} text-leaf-dark`}>
            {naturalLabel}
          </th>
          <th role="columnheader" scope="col" className={head}>
            {prescriptionLabel}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map(({topic, natural, prescription}) => (
          <tr key={topic} role="row" className="grid grid-cols-2 border-t border-line md:table-row">
            <th
              role="rowheader"
              scope="row"
              className="col-span-2 px-4 pt-4 text-left font-semibold md:px-6 md:py-5 md:align-top"
            >
              {topic}
            </th>
            <td role="cell" className="px-4 pt-1 pb-4 md:px-6 md:py-5 md:align-top">
              {natural}
            </td>
            <td role="cell" className="px-4 pt-1 pb-4 text-ink-soft md:px-6 md:py-5 md:align-top">
              {prescription}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Natural against prescription, row by row (spec 2 §1). */
export function Alternative({copy, picture}: {copy: Copy; picture: Picture}) {
  return (
    <section className="py-16 md:py-24">
      <div className="container-page">
        <div className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
          <div>
            <h2 className="text-3xl md:text-4xl">{copy.heading}</h2>
            <p className="mt-4 text-lg text-ink-soft">{copy.intro}</p>
          </div>
          <Image
            picture={picture}
            sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
            className="aspect-16/10 w-full rounded-3xl object-cover"
          />
        </div>
        <Comparison {...copy} />
        <p className="mt-5 max-w-3xl text-sm text-ink-soft">{copy.note}</p>
      </div>
    </section>
  );
}

import type {Picture} from '~adapters/commerce';
import {Image} from '~/ui/Image';
import type {HomeCopy} from '~/content/home';

type Copy = Omit<HomeCopy['alternative'], 'picture'>;

const cell = 'w-1/2 px-4 text-start align-top md:px-8';

/** Two columns on every screen: each topic stands above its pair. */
function Comparison({rows, naturalLabel, prescriptionLabel}: Copy) {
  return (
    <div className="card mt-10 overflow-hidden">
      <table className="w-full table-fixed">
        <thead className="bg-sage-light font-display md:text-xl">
          <tr>
            <th scope="col" className={`${cell} py-4 font-semibold text-leaf-dark md:py-5`}>
              {naturalLabel}
            </th>
            <th scope="col" className={`${cell} py-4 font-semibold md:py-5`}>
              {prescriptionLabel}
            </th>
          </tr>
        </thead>
        {rows.map(({topic, natural, prescription}) => (
          <tbody key={topic} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className={`${cell} pt-5 text-sm font-semibold`}>
                {topic}
              </th>
            </tr>
            <tr>
              <td className={`${cell} pt-1 pb-5`}>{natural}</td>
              <td className={`${cell} pt-1 pb-5 text-ink-soft`}>{prescription}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Natural against prescription, row by row. */
export function Alternative({copy, picture}: {copy: Copy; picture: Picture}) {
  return (
    <section className="py-16 md:py-24">
      <div className="container-page">
        <div className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
          <div>
            <h2 className="text-3xl md:text-4xl">{copy.heading}</h2>
            {copy.intro && <p className="mt-4 text-lg text-ink-soft">{copy.intro}</p>}
          </div>
          <Image
            picture={picture}
            sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
            className="aspect-3/2 w-full rounded-3xl object-cover"
          />
        </div>
        <Comparison {...copy} />
        <p className="mt-5 max-w-3xl text-sm text-ink-soft">{copy.note}</p>
      </div>
    </section>
  );
}

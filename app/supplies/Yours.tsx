import {Link} from 'react-router';
import {useJson} from '~/browser/use-json';
import {yours} from '~/content/supplies';
import {ArrowLink} from '~/ui/ArrowLink';

/** Something that the shopper takes, on the home page. */
export interface YourSupply {
  name: string;
  /** `Lasts until about May 3, 2027`. */
  lasts: string;
  /** The order that it is bought again by. */
  againPath: string;
}

/** The home page's row for who is signed in: what is at home and when it ends. Nothing where there is nothing. */
export default function Yours() {
  const supplies = useJson<YourSupply[]>('/functions/yours', []);
  if (supplies.length === 0) return null;
  return (
    <section aria-labelledby="yours" className="container-page pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="yours" className="text-3xl">
            {yours.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{yours.text}</p>
        </div>
        <ArrowLink link={yours.link} />
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {supplies.map(({name, lasts, againPath}) => (
          <li key={name} className="card flex flex-col gap-2 p-5">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-leaf-dark">{lasts}</p>
            <Link
              to={againPath}
              className="mt-auto inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {yours.again}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

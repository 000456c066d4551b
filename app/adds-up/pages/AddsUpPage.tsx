import {Link} from 'react-router';
import {AddsUp} from '~/adds-up/AddsUp';
import {useCartStore} from '~/cart/cart-store';
import {useHasHydrated} from '~/cart/store-hydration';
import {addsUpPage} from '~/content/adds-up';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {fetched} from '~/ui/fetched';
import {PrintButton} from '~/ui/PrintButton';
import type {ShownSums} from '~/adds-up/show-sums.server';

const CartLabels = fetched(() => import('~/cart/contents/CartLabels'));

type Row = ShownSums['rows'][number];

function Limit({row}: {row: Row}) {
  if (row.limit === null) return addsUpPage.noLimit;
  return (
    <>
      {row.limit}
      {row.isOfSupplements && ` (${addsUpPage.fromSupplements})`}
      {row.countsTwice && <span className="block text-ink-soft">{addsUpPage.countsTwice}</span>}
    </>
  );
}

function Bar({row: {percent, isOver}}: {row: Row}) {
  if (percent === null) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`col-span-2 mt-1.5 block h-2 w-full rounded-full bg-sage ${isOver ? 'text-clay' : 'text-leaf'}`}
    >
      <rect width={Math.min(percent, 100)} height="1" fill="currentColor" />
    </svg>
  );
}

function NutrientRow({row}: {row: Row}) {
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <details className="group">
        <summary className="grid list-none grid-cols-[1fr_auto] items-baseline gap-x-4">
          <h2 className="font-sans text-base font-semibold tracking-normal first-letter:uppercase">
            {row.name}
          </h2>
          <span className="text-sm figures">{addsUpPage.perDay(row.amount, row.unit)}</span>
          <Bar row={row} />
          <span className="mt-1 text-sm text-ink-soft">
            {row.isOver && <strong className="text-clay-dark">{addsUpPage.isOver}: </strong>}
            {row.share}
          </span>
          <Icon
            name="chevronDown"
            className="size-5 justify-self-end text-leaf transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-soft">
            {row.isAdequate ? addsUpPage.adequate : addsUpPage.recommended}
          </dt>
          <dd>{row.recommended}</dd>
          <dt className="text-ink-soft">{addsUpPage.limit}</dt>
          <dd>
            <Limit row={row} />
          </dd>
          <dt className="text-ink-soft">{addsUpPage.from}</dt>
          <dd>
            {row.from.map(({name, amount}) => (
              <span key={name} className="block">
                {name}: {amount} {row.unit}
              </span>
            ))}
          </dd>
          <dt className="text-ink-soft">{addsUpPage.source}</dt>
          <dd>
            <a href={row.source.href} className="underline underline-offset-4" rel="noopener">
              {addsUpPage.sourceText(row.source.year)}
            </a>
          </dd>
        </dl>
      </details>
    </li>
  );
}

function Names({title, names}: {title: string; names: readonly string[]}) {
  if (names.length === 0) return null;
  return (
    <div className="mt-8">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 list-disc ps-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function Sums({sums}: {sums: ShownSums}) {
  return (
    <>
      {!sums.isWhole && <Alert className="mt-6">{addsUpPage.failed}</Alert>}
      {sums.rows.length === 0 ? (
        <p className="mt-6 text-lg font-semibold">{addsUpPage.none}</p>
      ) : (
        <>
          <p
            role="status"
            className={`mt-6 rounded-2xl px-5 py-4 text-lg font-semibold ${sums.over ? 'bg-clay-light text-clay-dark' : 'bg-sage-light text-leaf-dark'}`}
          >
            {sums.over ?? sums.under}
          </p>
          <ul className="mt-4 grid items-start gap-x-10 sm:grid-cols-2">
            {sums.rows.map((row) => (
              <NutrientRow key={row.name} row={row} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 text-lg">{addsUpPage.onTop}</p>
      <p className="mt-2">{addsUpPage.ask}</p>
      <Names title={addsUpPage.notCounted} names={sums.notCounted} />
      <Names title={addsUpPage.otherUnits} names={sums.otherUnits} />
      <p className="mt-8 text-sm text-ink-soft">{addsUpPage.sourceNote}</p>
      <div className="mt-6 print:hidden">
        <PrintButton label={addsUpPage.print} />
      </div>
    </>
  );
}

/** A reload leaves what was asked for a cart; this asks again. */
function Nothing({text}: {text: string}) {
  const items = useCartStore((cart) => cart.items);
  const isFilled = useHasHydrated() && items.length > 0;
  const ids = items.map(({id}) => id);
  return (
    <>
      <p className="mt-4 text-lg text-ink-soft">{isFilled ? addsUpPage.ofCart : text}</p>
      {isFilled && (
        <AddsUp ids={ids}>
          <CartLabels ids={ids} />
        </AddsUp>
      )}
    </>
  );
}

interface Props {
  /** Null for a visitor who came without a cart. */
  sums: ShownSums | null;
  isOfCart: boolean;
}

/** Each nutrient of all that is taken, beside what is published for adults. */
export function AddsUpPage({sums, isOfCart}: Props) {
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">{addsUpPage.title}</h1>
      {sums && !sums.isEmpty ? (
        <>
          <p className="mt-4 text-lg text-ink-soft">
            {isOfCart ? addsUpPage.ofCart : addsUpPage.ofYours}
          </p>
          <Sums sums={sums} />
        </>
      ) : (
        <>
          {sums && !sums.isWhole ? (
            <Alert className="mt-6">{addsUpPage.failed}</Alert>
          ) : (
            <Nothing text={sums ? addsUpPage.nothing : addsUpPage.signIn} />
          )}
          <Link to="/products" className="btn btn-primary mt-8">
            {addsUpPage.browse}
          </Link>
        </>
      )}
    </div>
  );
}

import type {ReactNode} from 'react';
import {orderPage} from '~/content/order-page';
import {newWindowNote} from '~/content/labels/controls';
import type {OrderProgress, Parcel} from './order-progress';
import type {ShownOrder} from './shown-order';

const linkClass = 'font-semibold text-leaf underline underline-offset-4';

const Items = ({items}: {items: readonly string[]}) => (
  <ul>
    {items.map((item, place) => (
      <li key={place} className="break-words">
        {item}
      </li>
    ))}
  </ul>
);

function ParcelEntry({parcel, label}: {parcel: Parcel; label: string | null}) {
  const {carrier, number, url, on, deliveredOn, items} = parcel;
  const days = [on && orderPage.sentOn(on), deliveredOn && orderPage.deliveredOn(deliveredOn)];
  return (
    <li className="space-y-1 py-3">
      {label && <h3 className="font-sans text-sm font-normal text-ink-soft">{label}</h3>}
      <Items items={items} />
      <p className="font-semibold break-all">{[carrier, number].filter(Boolean).join(' ')}</p>
      <p className="text-sm text-ink-soft">{days.filter(Boolean).join(' · ')}</p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkClass} inline-flex min-h-11 items-center print:hidden`}
        >
          {orderPage.track(carrier)}
          <span className="sr-only">
            {' '}
            {number} {newWindowNote}
          </span>
        </a>
      )}
    </li>
  );
}

function Section({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <section aria-label={heading} className="card p-5 sm:p-7 print:border-0 print:p-0">
      <h2 className="text-2xl">{heading}</h2>
      {children}
    </section>
  );
}

function Parcels({parcels, toCome}: OrderProgress) {
  const label = (place: number) =>
    parcels.length > 1 ? orderPage.parcel(place + 1, parcels.length) : null;
  return (
    <Section heading={orderPage.parcelsHeading(parcels.length)}>
      <ol className="mt-2 divide-y divide-line">
        {parcels.map((parcel, place) => (
          <ParcelEntry key={place} parcel={parcel} label={label(place)} />
        ))}
      </ol>
      {toCome.length > 0 && (
        <div className="mt-3 rounded-card bg-honey-light p-4">
          <h3 className="text-lg">{orderPage.toComeHeading}</h3>
          <Items items={toCome} />
          <p className="mt-1 text-sm text-ink-soft">{orderPage.toComeText}</p>
        </div>
      )}
    </Section>
  );
}

/** Parcels with what is still to come, and what staff wrote to the customer; nothing while there is none. */
export function OrderNews({progress, notes}: Pick<ShownOrder, 'progress' | 'notes'>) {
  return (
    <>
      {progress.parcels.length > 0 && <Parcels {...progress} />}
      {notes.length > 0 && (
        <Section heading={orderPage.notesHeading}>
          <ul className="mt-2 divide-y divide-line">
            {notes.map(({text, on}, place) => (
              <li key={place} className="py-3">
                <p className="break-words whitespace-pre-line">{text}</p>
                <p className="text-sm text-ink-soft">{on}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

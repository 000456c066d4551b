import {orderPage} from '~/content/order-page';
import {newWindowNote} from '~/content/labels/controls';
import type {ShownOrder} from './shown-order';

const linkClass = 'font-semibold text-leaf underline underline-offset-4';

function Parcel({carrier, number, url, on}: ShownOrder['shipments'][number]) {
  return (
    <li className="py-3">
      <p className="font-semibold break-all">{[carrier, number].filter(Boolean).join(' ')}</p>
      {on && <p className="text-sm text-ink-soft">{orderPage.sentOn(on)}</p>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          {orderPage.track(carrier)}
          <span className="sr-only"> {newWindowNote}</span>
        </a>
      )}
    </li>
  );
}

/** Parcels, and what staff wrote to the customer; nothing while there is none. */
export function OrderNews({shipments, notes}: Pick<ShownOrder, 'shipments' | 'notes'>) {
  return (
    <>
      {shipments.length > 0 && (
        <section aria-label={orderPage.shipmentsHeading} className="card p-5 sm:p-7">
          <h2 className="text-2xl">{orderPage.shipmentsHeading}</h2>
          <ul className="mt-2 divide-y divide-line">
            {shipments.map((shipment) => (
              <Parcel key={shipment.number} {...shipment} />
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section aria-label={orderPage.notesHeading} className="card p-5 sm:p-7">
          <h2 className="text-2xl">{orderPage.notesHeading}</h2>
          <ul className="mt-2 divide-y divide-line">
            {notes.map(({text, on}, place) => (
              <li key={place} className="py-3">
                <p className="break-words whitespace-pre-line">{text}</p>
                <p className="text-sm text-ink-soft">{on}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import type {Download} from '~adapters/commerce';
import {orderPage} from '~/content/order-page';

/** Files of a paid order, each with what the shop still permits; nothing where there are none. */
export function Downloads({downloads}: {downloads: readonly ShownDownload[]}) {
  if (downloads.length === 0) return null;
  return (
    <section
      aria-label={orderPage.downloadsHeading}
      className="mt-6 rounded-card bg-sage-light p-5 text-start sm:p-6"
    >
      <h3 className="text-xl">{orderPage.downloadsHeading}</h3>
      <ul className="mt-2 divide-y divide-line">
        {downloads.map(({url, name, productName, remaining, until}) => (
          <li key={url} className="py-2">
            <a
              href={url}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold break-all text-leaf underline underline-offset-4"
            >
              {name}
            </a>
            <p className="text-sm text-ink-soft">
              {[
                productName,
                orderPage.downloadsLeft(remaining),
                until && orderPage.downloadUntil(until),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `until`: as the page writes it; empty for good. */
export type ShownDownload = Omit<Download, 'expiresAt'> & {until: string};

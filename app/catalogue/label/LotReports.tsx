import type {LotReport} from '~adapters/commerce';
import {labelWords} from '~/content/labels/product';

/** The owner's certificates of analysis. */
export const LotReports = ({reports}: {reports: readonly LotReport[]}) => (
  <ul>
    {reports.map(({lot, url}) => (
      <li key={lot}>
        <a
          href={url}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
        >
          {labelWords.lotReport(lot)}
        </a>
      </li>
    ))}
  </ul>
);

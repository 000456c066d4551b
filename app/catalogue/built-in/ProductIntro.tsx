import {OnItsLabel} from '~/catalogue/label/OnItsLabel';
import {Icon} from '~/ui/Icon';
import type {BuiltInProductView} from './built-in-product-page.server';
import {statedFigures, type ShopperRating} from '~/content/ratings';
import {ratingWords} from '~/content/labels/static-product';

/** Name, rating and promise, above what can be chosen. */
export function ProductIntro({view}: {view: BuiltInProductView}) {
  return (
    <>
      <h1 className="text-4xl md:text-5xl">{view.title}</h1>
      {view.rating && (
        <div className="mt-3">
          <RatingLine rating={view.rating} />
        </div>
      )}
      {view.subtitle && <p className="mt-3 text-xl text-ink-soft">{view.subtitle}</p>}
      <OnItsLabel {...view} />
    </>
  );
}

/** The short facts. */
export function ProductHighlights({view}: {view: BuiltInProductView}) {
  if (view.intro.length + view.highlights.length === 0) return null;
  return (
    <div className="card p-6 sm:p-7">
      <div className="space-y-3">
        {view.intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ul className="mt-5 space-y-2 border-t border-line pt-5">
        {view.highlights.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 text-leaf" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The stated reviews and customers, and whose word that is. */
function RatingLine({rating: {stars, reviewCount, customersLabel}}: {rating: ShopperRating}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        {stars !== null && (
          <>
            <meter min={0} max={5} value={stars} aria-hidden="true" className="stars text-xl" />
            <span className="font-semibold text-ink">{ratingWords.stars(stars)}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span>{ratingWords.reviews(reviewCount)}</span>
        <span aria-hidden="true">·</span>
        <span>{customersLabel}</span>
      </p>
      <p className="mt-1 text-xs text-ink-soft">{statedFigures}</p>
    </>
  );
}

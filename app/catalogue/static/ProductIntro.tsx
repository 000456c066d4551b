import {Icon} from '~/ui/Icon';
import type {StaticProductView} from './static-product';
import {RatingLine} from './RatingLine';

/** Name, rating and promise, above what can be chosen. */
export function ProductIntro({view}: {view: StaticProductView}) {
  return (
    <>
      <h1 className="text-4xl md:text-5xl">{view.title}</h1>
      {view.rating && (
        <div className="mt-3">
          <RatingLine rating={view.rating} />
        </div>
      )}
      <p className="mt-3 text-xl text-ink-soft">{view.subtitle}</p>
    </>
  );
}

/** The short facts. */
export function ProductHighlights({view}: {view: StaticProductView}) {
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

import {Icon} from '~/components/ui/Icon';
import type {StaticProductView} from '~/lib/static-product';
import {RatingLine} from './RatingLine';

/** Name, promise and the short facts, beside the pictures. */
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
      <div className="mt-5 space-y-3">
        {view.intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ul className="mt-5 space-y-2">
        {view.highlights.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 text-leaf" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

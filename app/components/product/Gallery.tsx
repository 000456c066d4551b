import {useState} from 'react';
import type {Picture} from '~adapters/commerce';
import {Icon} from '~/components/ui/Icon';
import {Image} from '~/components/ui/Image';
import {Lightbox} from './Lightbox';

interface Props {
  pictures: Picture[];
  name: string;
  /** Products fly to the cart from here. */
  id: string;
}

/** The large picture opens full screen; the thumbnails choose which one it is. */
export function Gallery({pictures, name, id}: Props) {
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const picture = pictures[shown] ?? pictures[0] ?? null;
  return (
    <div>
      <button
        id={id}
        type="button"
        className="group relative block aspect-square w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-sand"
        aria-label={`View ${name} full screen`}
        onClick={() => setZoomed(true)}
        disabled={pictures.length === 0}
      >
        <Image
          picture={picture}
          sizes="(min-width: 1024px) 560px, 92vw"
          isPriority
          className="size-full object-cover"
        />
        {pictures.length > 0 && (
          <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-white/90 text-leaf">
            <Icon name="zoom" />
          </span>
        )}
      </button>
      {pictures.length > 1 && (
        <ul className="mt-4 flex flex-wrap gap-3" aria-label="Pictures">
          {pictures.map((thumbnail, place) => (
            <li key={thumbnail.url}>
              <button
                type="button"
                aria-label={`Picture ${place + 1} of ${pictures.length}`}
                aria-pressed={place === shown}
                onClick={() => setShown(place)}
                className={`size-18 overflow-hidden rounded-xl border-2 ${place === shown ? 'border-leaf' : 'border-line'}`}
              >
                <Image picture={thumbnail} alt="" sizes="72px" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <Lightbox
          pictures={pictures}
          name={name}
          shown={shown}
          isOpen={isZoomed}
          onShow={setShown}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

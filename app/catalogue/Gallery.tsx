import {useState} from 'react';
import {useLocation} from 'react-router';
import type {Picture} from '~adapters/commerce';
import {reportConnectionLost} from '~/ui/connection-store';
import {fetched} from '~/ui/fetched';
import {LineIcon} from '~/ui/ShellIcon';
import {Image} from '~/ui/Image';
import {productWords} from '~/content/labels/product';
import {WishHeart} from '~/wishes/WishHeart';
import {usePictureTransition} from './picture-transition';
import {galleryId} from './add-to-cart';

const Lightbox = fetched(() => import('./Lightbox'));

const largeSizes = '(min-width: 1200px) 536px, (min-width: 1024px) 44vw, 92vw';

interface Props {
  pictures: Picture[];
  name: string;
  /** The picture of what is chosen; it takes the place of the one shown whenever the choice changes. */
  chosenUrl?: string | undefined;
  /** Which product it is on a wish list. */
  id: string;
}

/** Which picture is shown: the last one clicked, until another package or variation is chosen. */
function useShownPicture(pictures: Picture[], chosenUrl: string | undefined) {
  const [clicked, setClicked] = useState({place: 0, chosenUrl});
  const chosen = pictures.findIndex(({url}) => url === chosenUrl);
  const wanted = clicked.chosenUrl === chosenUrl ? clicked.place : Math.max(0, chosen);
  const shown = wanted < pictures.length ? wanted : 0;
  return {shown, show: (place: number) => setClicked({place, chosenUrl})};
}

function Thumbnails({
  pictures,
  shown,
  onShow,
}: {
  pictures: Picture[];
  shown: number;
  onShow: (place: number) => void;
}) {
  return (
    <ul
      className="mt-4 grid grid-cols-5 gap-2 sm:flex sm:flex-wrap sm:gap-3"
      aria-label={productWords.pictures}
    >
      {pictures.map((thumbnail, place) => (
        <li key={thumbnail.url}>
          <button
            type="button"
            aria-label={productWords.picture(place + 1, pictures.length)}
            aria-pressed={place === shown}
            onClick={() => onShow(place)}
            className={`block aspect-square w-full overflow-hidden rounded-xl border-2 bg-sand sm:size-20 ${place === shown ? 'border-leaf' : 'border-line hover:border-leaf'}`}
          >
            <Image
              picture={thumbnail}
              alt=""
              // The file of the large picture is there already.
              sizes={place === shown ? largeSizes : '(min-width: 640px) 80px, 17vw'}
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The large picture opens full screen; the thumbnails choose which one it is. */
export function Gallery({pictures, name, chosenUrl, id}: Props) {
  const {shown, show} = useShownPicture(pictures, chosenUrl);
  const [isZoomed, setZoomed] = useState(false);
  return (
    <>
      <div>
        <button
          id={galleryId}
          type="button"
          className="group relative block aspect-square w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-sand disabled:cursor-default"
          aria-label={productWords.fullScreen(name)}
          onClick={() => setZoomed(true)}
          disabled={pictures.length === 0}
          style={usePictureTransition(useLocation().pathname)}
        >
          <Image
            picture={pictures[shown] ?? null}
            sizes={largeSizes}
            isPriority
            className="size-full object-cover"
          />
          {pictures.length > 0 && (
            <span className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface text-leaf shadow-soft">
              <LineIcon path="M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 16l4.5 4.5M11 8.5v5M8.5 11h5" />
            </span>
          )}
        </button>
        {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
        <Lightbox
          isWanted={isZoomed}
          onMissed={() => {
            setZoomed(false);
            reportConnectionLost();
          }}
          pictures={pictures}
          name={name}
          shown={shown}
          isOpen={isZoomed}
          onShow={show}
          onClose={() => setZoomed(false)}
        />
      </div>
      <WishHeart id={id} name={name} />
    </>
  );
}

import {useEffect, useState} from 'react';
import type {Picture} from '~adapters/commerce';
import {fetched} from '~/ui/fetched';
import {Image} from '~/ui/Image';
import type {FilmLabels} from './HeroVideo';

const HeroVideo = fetched(() => import('./HeroVideo'));

const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as {saveData?: boolean} | null)?.saveData);

/** The picture first; the silent film over it once the page has loaded, for those who want movement. */
export function HeroFilm({picture, labels}: {picture: Picture; labels: FilmLabels}) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setWanted(true);
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, {once: true});
    return () => window.removeEventListener('load', start);
  }, []);
  return (
    <div className="relative overflow-hidden rounded-3xl bg-sand shadow-lifted">
      <Image
        picture={picture}
        isPriority
        sizes="(min-width: 1200px) 620px, (min-width: 1024px) 52vw, 92vw"
        className="aspect-[1280/880] w-full object-cover"
      />
      <HeroVideo isWanted={isWanted} labels={labels} />
    </div>
  );
}

import type {Picture} from '~adapters/commerce';
import {ArrowLink} from '~/ui/ArrowLink';
import {ShellIcon} from '~/ui/ShellIcon';
import type {HomeCopy} from '~/content/home';
import {EarlyLink} from '~/ui/EarlyLink';
import {useEffect, useState} from 'react';
import {fetched} from '~/ui/fetched';
import {Image} from '~/ui/Image';
import type {FilmLabels} from './HeroVideo';

export function Hero({hero, picture}: {hero: HomeCopy['hero']; picture: Picture}) {
  return (
    <section className="container-page grid items-center gap-10 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
      <div>
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">{hero.headline}</h1>
        {hero.text && <p className="mt-5 max-w-xl text-lg text-ink-soft md:text-xl">{hero.text}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <EarlyLink to={hero.action.href} className="btn btn-primary px-9 text-lg">
            {hero.action.label}
          </EarlyLink>
          <ArrowLink link={hero.more} />
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
          {hero.promises.map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <ShellIcon name="check" className="size-4 text-leaf" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HeroFilm picture={picture} labels={hero} />
    </section>
  );
}

const HeroVideo = fetched(() => import('./HeroVideo'));

const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as {saveData?: boolean} | null)?.saveData);

/** The picture first; the silent film over it once the page has loaded, for those who want movement. */
function HeroFilm({picture, labels}: {picture: Picture; labels: FilmLabels}) {
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

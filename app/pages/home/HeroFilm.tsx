import {useEffect, useRef, useState} from 'react';
import type {Picture} from '~adapters/commerce';
import {ShellIcon} from '~/ui/ShellIcon';
import {Image} from '~/ui/Image';

interface Labels {
  videoDescription: string;
  pause: string;
  play: string;
}

const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as {saveData?: boolean} | null)?.saveData);

/** The picture first; the silent film over it once the page has loaded, for those who want movement. */
export function HeroFilm({picture, labels}: {picture: Picture; labels: Labels}) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setWanted(true);
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, {once: true});
    return () => window.removeEventListener('load', start);
  }, []);
  const toggle = () => void (isPlaying ? film.current?.pause() : film.current?.play());
  return (
    <div className="relative overflow-hidden rounded-3xl bg-sand shadow-lifted">
      <Image
        picture={picture}
        isPriority
        sizes="(min-width: 1200px) 620px, (min-width: 1024px) 52vw, 92vw"
        className="aspect-[1280/880] w-full object-cover"
      />
      {isWanted && (
        <>
          <video
            ref={film}
            aria-label={labels.videoDescription}
            className="absolute inset-0 size-full animate-fade-in object-cover"
            autoPlay
            muted
            loop
            playsInline
            disablePictureInPicture
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            <source src="/video/hero.webm" type="video/webm" />
            <source src="/video/hero.mp4" type="video/mp4" />
          </video>
          <button
            type="button"
            aria-label={isPlaying ? labels.pause : labels.play}
            className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-white/85 text-leaf hover:bg-white"
            onClick={toggle}
          >
            <ShellIcon name={isPlaying ? 'pause' : 'play'} />
          </button>
        </>
      )}
    </div>
  );
}

import {useRef, useState} from 'react';
import {LineIcon} from '~/ui/ShellIcon';
import type {ShownFilm} from './section';

const paths = {play: 'M8 5.5v13l10.5-6.5z', pause: 'M9 6v12M15 6v12'} as const;

export function HeroVideo({film}: {film: ShownFilm}) {
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (isPlaying ? player.current?.pause() : player.current?.play());
  return (
    <>
      <video
        ref={player}
        aria-label={film.description}
        className="absolute inset-0 size-full animate-fade-in object-cover"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {film.files.map(({src, type}) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        type="button"
        aria-label={isPlaying ? film.pause : film.play}
        className="absolute end-4 bottom-4 grid size-11 place-items-center rounded-full bg-surface text-leaf hover:bg-surface"
        onClick={toggle}
      >
        <LineIcon path={isPlaying ? paths.pause : paths.play} />
      </button>
    </>
  );
}

import {useRef, useState} from 'react';
import {LineIcon} from '~/ui/ShellIcon';

const paths = {play: 'M8 5.5v13l10.5-6.5z', pause: 'M9 6v12M15 6v12'} as const;

export interface FilmLabels {
  videoDescription: string;
  pause: string;
  play: string;
}

/** The silent film, with its switch. */
export default function HeroVideo({labels}: {labels: FilmLabels}) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (isPlaying ? film.current?.pause() : film.current?.play());
  return (
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
        className="absolute end-4 bottom-4 grid size-11 place-items-center rounded-full bg-white/85 text-leaf hover:bg-white"
        onClick={toggle}
      >
        <LineIcon path={isPlaying ? paths.pause : paths.play} />
      </button>
    </>
  );
}

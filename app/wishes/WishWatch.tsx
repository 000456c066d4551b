import {useEffect, useState} from 'react';
import {Link, useLocation} from 'react-router';
import {wishWords} from '~/content/messages/wishes';
import {readAgain, readWishes, setWish} from './wish-list';
import {isAboutWishes} from './wish-storage';

interface Said {
  text: string;
  /** Tells one press from the next. */
  turn: number;
}

const shownMs = 6000;

/** Puts the heart's product on the list or takes it off; what is said of it. */
async function answer(heart: HTMLButtonElement): Promise<string> {
  const isWished = heart.getAttribute('aria-pressed') !== 'true';
  const name = (heart.getAttribute('aria-label') ?? '').replace(/^[^:]*: /, '');
  if (!(await setWish(heart.value, isWished))) return wishWords.failed;
  return isWished ? wishWords.added(name) : wishWords.removed(name);
}

/** The message stays while it has the pointer or the focus (WCAG 2.2.1). */
const isHeld = () => document.querySelector('#wish-news:is(:hover, :focus-within)') !== null;

interface Props {
  shopperId: string | null;
  /** Called with the answer to a pressed heart. */
  onReady: (answer: (heart: HTMLButtonElement) => void) => void;
}

/** Reads the wish list, and answers the hearts of the page in its news. */
export default function WishWatch({shopperId, onReady}: Props) {
  const {pathname} = useLocation();
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    const say = (text: string) => setSaid((before) => ({text, turn: (before?.turn ?? 0) + 1}));
    onReady((heart) => void answer(heart).then(say));
  }, [onReady]);
  useEffect(() => void readWishes(shopperId !== null), [shopperId]);
  useEffect(() => {
    const left = new AbortController();
    addEventListener('storage', (event) => isAboutWishes(event) && readAgain(), left);
    return () => left.abort();
  }, []);
  useEffect(() => {
    const timer = said ? setInterval(() => isHeld() || setSaid(null), shownMs) : undefined;
    return () => clearInterval(timer);
  }, [said]);
  if (!said) return null;
  return (
    <p
      key={said.turn}
      className="card pointer-events-auto flex flex-wrap items-center gap-x-4 px-5 py-1.5 shadow-lifted"
    >
      {said.text}
      {pathname !== '/wish-list' && (
        <Link
          to="/wish-list"
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {wishWords.see}
        </Link>
      )}
    </p>
  );
}

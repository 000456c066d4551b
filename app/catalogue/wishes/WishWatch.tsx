import {useEffect, useState} from 'react';
import {Link, useLocation} from 'react-router';
import {wishWords} from '~/content/messages/wishes';
import {isAboutWishes} from './kept-wishes';
import {readAgain, readWishes, setWish} from './wish-list';

interface Said {
  text: string;
  /** Tells one press from the next. */
  turn: number;
}

const shownMs = 6000;

/** Whoever reads the news, or is about to follow its link, keeps it (WCAG 2.2.1). */
const isHeld = () => document.querySelector('#wish-news:is(:hover, :focus-within)') !== null;

/** What the hearts of the page say when they are pressed. */
function useHearts(say: (text: string) => void): void {
  useEffect(() => {
    const left = new AbortController();
    async function answer(button: HTMLButtonElement) {
      const isWished = button.getAttribute('aria-pressed') !== 'true';
      const name = (button.getAttribute('aria-label') ?? '').replace(/^[^:]*: /, '');
      const isDone = await setWish(button.value, isWished);
      say(isDone ? (isWished ? wishWords.added(name) : wishWords.removed(name)) : wishWords.failed);
    }
    const onSubmit = (event: SubmitEvent) => {
      const {submitter, target} = event;
      const isHeart = target instanceof Element && target.matches('.wish-heart');
      if (!isHeart || !(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void answer(submitter);
    };
    document.addEventListener('submit', onSubmit, left);
    return () => left.abort();
  }, [say]);
}

/** Reads the wish list once the page stands, and answers its hearts. */
export function WishWatch({shopperId}: {shopperId: string | null}) {
  const {pathname} = useLocation();
  const [said, setSaid] = useState<Said | null>(null);
  const [say] = useState(
    () => (text: string) => setSaid((before) => ({text, turn: (before?.turn ?? 0) + 1})),
  );
  useHearts(say);
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
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex justify-center print:hidden">
      <div id="wish-news" role="status">
        {said && (
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
        )}
      </div>
    </div>
  );
}

import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {tellConnectionLost} from '~/ui/connection-store';
import {fetched} from '~/ui/fetched';
import {hasKeptWishes, isAboutWishes} from './wish-storage';
import {useWishStore} from './wish-store';

const WishWatch = fetched(() => import('./WishWatch'));

type Answer = (heart: HTMLButtonElement) => void;

/** Hears the hearts of the page; those pressed before the code that answers them is there wait for it. */
function useHearts(onFirst: () => void) {
  const answer = useRef<Answer | null>(null);
  const waiting = useRef<HTMLButtonElement[]>([]);
  const ask = useEffectEvent(onFirst);
  useEffect(() => {
    const left = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      const {submitter, target} = event;
      const isHeart = target instanceof Element && target.matches('.wish-heart');
      if (!isHeart || !(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      if (answer.current) return answer.current(submitter);
      waiting.current.push(submitter);
      ask();
    };
    document.addEventListener('submit', onSubmit, left);
    return () => left.abort();
  }, []);
  const [onReady] = useState(() => (answers: Answer) => {
    answer.current = answers;
    waiting.current.splice(0).forEach(answers);
  });
  const onMissed = () => {
    if (waiting.current.splice(0).length > 0) tellConnectionLost();
  };
  return {onReady, onMissed};
}

/** The wish list beside every page: fetched where there is one, and at the first press of a heart. */
export function Wishes({shopperId}: {shopperId: string | null}) {
  const [isAsked, setAsked] = useState(hasKeptWishes);
  const hearts = useHearts(() => setAsked(true));
  const isWanted = isAsked || shopperId !== null;
  useEffect(() => {
    if (!isWanted) useWishStore.setState({isKnown: true});
  }, [isWanted]);
  useEffect(() => {
    const left = new AbortController();
    addEventListener('storage', (event) => isAboutWishes(event) && setAsked(true), left);
    return () => left.abort();
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-4 top-20 z-40 flex justify-center print:hidden">
      <div id="wish-news" role="status">
        <WishWatch isWanted={isWanted} shopperId={shopperId} {...hearts} />
      </div>
    </div>
  );
}

import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {reportConnectionLost} from '~/ui/connection-store';
import {fetched} from '~/ui/fetched';
import {hasStoredWishes, isAboutWishes} from './wish-storage';
import {useWishStore} from './wish-store';

const WishWatch = fetched(() => import('./WishWatch'));

type Answer = (heart: HTMLButtonElement) => void;

/** Hears the hearts of the page; those pressed before the code that answers them is there wait for it. */
function useHearts(onFirst: () => void) {
  const answer = useRef<Answer | null>(null);
  const waiting = useRef<HTMLButtonElement[]>([]);
  const notify = useEffectEvent(onFirst);
  useEffect(() => {
    const left = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      const {submitter, target} = event;
      const isHeart = target instanceof Element && target.matches('.wish-heart');
      if (!isHeart || !(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      if (answer.current) return answer.current(submitter);
      waiting.current.push(submitter);
      notify();
    };
    document.addEventListener('submit', onSubmit, left);
    return () => left.abort();
  }, []);
  const [onReady] = useState(() => (answers: Answer) => {
    answer.current = answers;
    waiting.current.splice(0).forEach(answers);
  });
  const onMissed = () => {
    if (waiting.current.splice(0).length > 0) reportConnectionLost();
  };
  return {onReady, onMissed};
}

interface Props {
  shopperId: string | null;
  /** Whether it is known who is signed in, and so whose list it is. */
  isRead: boolean;
}

/** The wish list beside every page: fetched where there is one, and at the first press of a heart. */
export function Wishes({shopperId, isRead}: Props) {
  const [isOpened, setOpened] = useState(hasStoredWishes);
  const hearts = useHearts(() => setOpened(true));
  const isWanted = isRead && (isOpened || shopperId !== null);
  useEffect(() => {
    if (isRead && !isWanted) useWishStore.setState({isKnown: true});
  }, [isRead, isWanted]);
  useEffect(() => {
    const left = new AbortController();
    addEventListener('storage', (event) => isAboutWishes(event) && setOpened(true), left);
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

import {useEffect} from 'react';
import {useNavigation, useRevalidator} from 'react-router';

/** A page from the back/forward cache may be from before a sign-in: what it says is asked anew. */
export function useReturnedPage(): void {
  const {revalidate} = useRevalidator();
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (!persisted) return;
      // It was left for a new document, and that step never ends: asked anew, it would be taken again.
      if (isLeaving) location.reload();
      else void revalidate();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [revalidate, isLeaving]);
}

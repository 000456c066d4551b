import {useEffect} from 'react';
import {useRevalidator} from 'react-router';

/** A page that the browser kept whole and shows again may be from before a sign-in: what it says is asked anew. */
export function useReturnedPage(): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const ask = ({persisted}: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    addEventListener('pageshow', ask);
    return () => removeEventListener('pageshow', ask);
  }, [revalidate]);
}

import {useEffect, useRef, useState} from 'react';
import {Link, type LinkProps} from 'react-router';
import {loadCode} from '~/browser/load-code';

const restMs = 100;

/**
 * A link whose page is fetched when a mouse or the keyboard's focus rests on it. The code comes first: the router, which
 * would fetch all at once (`prefetch="intent"`), reloads the document where the code does not come. A finger's is
 * `use-fetch-ahead.ts`.
 */
export function EarlyLink({to, ...props}: Omit<LinkProps, 'to' | 'prefetch'> & {to: string}) {
  const [isNear, setIsNear] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    setIsNear(false);
  };
  const rest = () => {
    leave();
    timer.current = setTimeout(
      () => void loadCode(to).then((code) => setIsNear(code === 'here')),
      restMs,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Link
      data-early=""
      {...props}
      to={to}
      prefetch={isNear ? 'render' : 'none'}
      onPointerEnter={({pointerType}) => pointerType !== 'touch' && rest()}
      onPointerLeave={leave}
      onFocus={({currentTarget}) => currentTarget.matches(':focus-visible') && rest()}
      onBlur={leave}
    />
  );
}

import {useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {useCode, type Load} from '~/ui/fetched';
import {leftAlone, useInBrowser} from '~/ui/use-in-browser';

/** How far below the screen a part of the page comes to life. */
const ahead = {rootMargin: '500px 0px'};

/** Whether a part is near, or at once; it does not change while it has the keyboard's focus. */
function useIsNear(part: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    const box = part.current;
    if (isNear || !box) return;
    const come = (focused: EventTarget | null) =>
      !(focused instanceof Node && box.contains(focused)) && setNear(true);
    const observer = new IntersectionObserver(
      (seen) => seen.some(({isIntersecting}) => isIntersecting) && come(document.activeElement),
      ahead,
    );
    const leave = ({relatedTarget}: FocusEvent) => come(relatedTarget);
    observer.observe(box);
    box.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      box.removeEventListener('focusout', leave);
    };
  }, [part, isNear]);
  return isNear;
}

/**
 * A part far down a page: the server writes it, as text and plain links, and its code is fetched when it is near.
 * The server's stays where that fails. The server has the code; on a page that was navigated to it comes at once: give it
 * a key of what it is about, or what the server wrote of another stays.
 */
export function nearView<Props extends object>(
  code: Load<Props> | {default: ComponentType<Props>},
) {
  const source =
    typeof code === 'function'
      ? {load: code, code: null}
      : {load: () => Promise.resolve(code), code: code.default};
  return function NearView(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const isInBrowser = useInBrowser(() => true);
    const [isWritten] = useState(!isInBrowser);
    const Code = useCode(source, useIsNear(part, !isWritten));
    if (!Code) return <div ref={part} {...leftAlone} />;
    return (
      <div ref={part}>
        <Code {...props} />
      </div>
    );
  };
}

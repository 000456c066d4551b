import {useEffect, useEffectEvent, useState, type ComponentType} from 'react';

interface Wish {
  isWanted?: boolean;
  /** Told when it could not be fetched: for what a shopper has asked for. */
  onMissed?: () => void;
}

/**
 * What is fetched when it is first wanted. Where that fails nothing is shown and the page stays; it is fetched
 * again when it is wanted anew, at the next click, or once the connection is back.
 */
export function fetched<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
) {
  let code: ComponentType<Props> | null = null;
  const ahead = () => void load().catch(() => undefined);
  const show = function Fetched({isWanted = true, onMissed, ...props}: Props & Wish) {
    const [Code, setCode] = useState(() => code);
    const [tries, setTries] = useState(0);
    const tellMissed = useEffectEvent(() => onMissed?.());
    useEffect(() => {
      if (!isWanted || Code) return;
      const left = new AbortController();
      const retry = () => setTries((count) => count + 1);
      const miss = () => {
        if (left.signal.aborted) return;
        addEventListener('online', retry, left);
        addEventListener('click', retry, left);
        tellMissed();
      };
      load()
        .then((loaded) => setCode(() => (code = loaded.default)))
        .catch(miss);
      return () => left.abort();
    }, [isWanted, Code, tries]);
    return Code && <Code {...(props as unknown as Props)} />;
  };
  /** `ahead` fetches it before it is wanted, so that it opens at once; what fails then is fetched when it is wanted. */
  return Object.assign(show, {ahead});
}

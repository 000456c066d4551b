import {useEffect, useEffectEvent, useState, type ComponentType} from 'react';

export type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

export interface Source<Props> {
  load: Load<Props>;
  /** Null until it has been fetched. */
  code: ComponentType<Props> | null;
}

interface Wish {
  isWanted?: boolean;
  /** Called when it could not be fetched: for what a shopper has asked for. */
  onMissed?: () => void;
}

/** Null until it was wanted and has come: it is asked for again at the next click, or once the connection is back. */
export function useCode<Props>(source: Source<Props>, isWanted: boolean, onMissed?: () => void) {
  const [Code, setCode] = useState(() => source.code);
  const [misses, setMisses] = useState(0);
  const reportMissed = useEffectEvent(() => onMissed?.());
  useEffect(() => {
    if (!isWanted || Code) return;
    const left = new AbortController();
    const retry = () => setMisses(misses + 1);
    const miss = () => {
      if (left.signal.aborted) return;
      addEventListener('online', retry, left);
      addEventListener('click', retry, left);
      reportMissed();
    };
    source
      .load()
      .then((loaded) => setCode(() => (source.code = loaded.default)))
      .catch(miss);
    return () => left.abort();
  }, [source, isWanted, Code, misses]);
  return Code;
}

/** In the server's place of what browsers alone fetch: its program has none of it. */
export const nowhere = (): Promise<never> => Promise.reject(new Error('Browsers fetch this'));

/** What is fetched when it is first wanted; after a failure at the next click, or once the connection is back. */
export function fetched<Props extends object>(load: Load<Props>) {
  const source: Source<Props> = {load, code: null};
  return function Fetched({isWanted = true, onMissed, ...props}: Props & Wish) {
    const Code = useCode(source, isWanted, onMissed);
    return Code && <Code {...(props as unknown as Props)} />;
  };
}

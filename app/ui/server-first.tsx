import {lazy, Suspense, type ComponentType} from 'react';

interface Code<Props> {
  default: ComponentType<Props>;
}

/** Nothing answers: what the server has made stays as it is. */
const never = () => new Promise<never>(() => undefined);

/**
 * What the server renders, and most browsers never need the code of: the server has it, and a browser that shows it
 * fetches it late. Until then, or for good where it cannot, it keeps what the server has made.
 */
export function serverFirst<Props extends object>(
  code: Code<Props> | (() => Promise<Code<Props>>),
) {
  const Shown = typeof code === 'function' ? lazy(() => code().catch(never)) : code.default;
  return (props: Props) => (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}

import type {ReactNode} from 'react';

interface Props {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A page of the account that asks for one thing. */
export function AccountFrame({title, text, children}: Props) {
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="card mx-auto max-w-md p-6 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6 space-y-5">{children}</div>
      </div>
    </div>
  );
}

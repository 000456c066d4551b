import type {ComponentProps, ReactNode} from 'react';

export function Section({title, children}: {title: string; children: ReactNode}) {
  return (
    <section aria-label={title} className="card p-5 sm:p-7">
      <h2 className="mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function Choice({label, ...input}: {label: string} & ComponentProps<'input'>) {
  return (
    <label className="mt-6 flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="size-5" />
      {label}
    </label>
  );
}

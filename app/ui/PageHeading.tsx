import type {ReactNode} from 'react';
import {Breadcrumbs, type Crumb} from '~/ui/Breadcrumbs';

interface Props {
  title: string;
  intro?: string | readonly string[];
  crumbs?: Crumb[];
  children?: ReactNode;
}

/** How a page of texts begins. */
export function PageHeading({title, intro = [], crumbs, children}: Props) {
  return (
    <div className="max-w-3xl">
      {crumbs && (
        <div className="mb-6">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {[intro]
        .flat()
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="mt-5 text-lg text-ink-soft md:text-xl">
            {paragraph}
          </p>
        ))}
      {children}
    </div>
  );
}

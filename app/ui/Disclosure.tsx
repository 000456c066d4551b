import type {ReactNode} from 'react';
import {Icon} from './Icon';

interface Props {
  title: string;
  children: ReactNode;
  isOpen?: boolean;
  /** Heading level of the title inside its page. */
  level?: 2 | 3;
}

/** A collapsible section that works without JavaScript. */
export function Disclosure({title, children, isOpen = false, level = 3}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex list-none items-center justify-between gap-4 py-5">
        <Heading className="font-sans text-lg font-semibold tracking-normal">{title}</Heading>
        <Icon
          name="chevronDown"
          className="size-5 text-leaf transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

import type {TextLink} from '~/content/text';
import {ShellIcon} from './ShellIcon';
import {EarlyLink} from './EarlyLink';

/** A link on a line of its own. */
export function ArrowLink({link, className = ''}: {link: TextLink; className?: string}) {
  return (
    <EarlyLink
      to={link.href}
      className={`inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline ${className}`}
    >
      {link.label}
      <ShellIcon name="chevronRight" className="size-4" />
    </EarlyLink>
  );
}

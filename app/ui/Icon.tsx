import {isRightToLeft} from '~/content/language';
import {LineIcon, shellPaths} from './ShellIcon';

const paths = {
  ...shellPaths,
  /** Back, as the language is written. */
  chevronLeft: isRightToLeft ? 'M9.5 6l6 6-6 6' : 'M14.5 6l-6 6 6 6',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  truck: 'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7.5 18.5h.01M17.5 18.5h.01',
  shield: 'M12 3.5l7 2.6v5.2c0 4.4-3 7.6-7 9.2-4-1.6-7-4.8-7-9.2V6.1z',
  lock: 'M6.5 11h11v8.5h-11zM9 11V8a3 3 0 0 1 6 0v3',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12.5h8.4L17 7',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  external: 'M14 5h5v5M19 5l-8 8M17 13.5V19H5V7h5.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
} as const;

export type IconName = keyof typeof paths;

/** Icons of several pages; the header and the home page draw theirs with `ShellIcon`, a single page its own with `LineIcon`. */
export const Icon = ({name, className}: {name: IconName; className?: string}) => (
  <LineIcon path={paths[name]} className={className} />
);

import {isRightToLeft} from '~/content/language';

/** Icons of the header and the home page: every page loads them. */
export const shellPaths = {
  cart: 'M3 4h2.2l2.1 11.2a1.5 1.5 0 0 0 1.5 1.2h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6M9.5 20.2h.01M17 20.2h.01',
  user: 'M12 12.2a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM4.5 20.4a7.6 7.6 0 0 1 15 0',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  /** Forward, as the language is written. */
  chevronRight: isRightToLeft ? 'M14.5 6l-6 6 6 6' : 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  heart: 'M12 20C-4 10 7 0 12 8c5-8 16 2 0 12Z',
} as const;

interface LineProps {
  path: string;
  className?: string | undefined;
}

/** A line icon beside a text; screen readers skip it. */
export function LineIcon({path, className = 'size-5'}: LineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

interface Props {
  name: keyof typeof shellPaths;
  className?: string;
}

export const ShellIcon = ({name, className}: Props) => (
  <LineIcon path={shellPaths[name]} className={className} />
);

import {LineIcon, shellPaths} from './ShellIcon';

const paths = {
  ...shellPaths,
  chevronLeft: 'M14.5 6l-6 6 6 6',
  minus: 'M6 12h12',
  filter: 'M4 7h16M7 12h10M10 17h4',
  plus: 'M12 6v12M6 12h12',
  truck: 'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7.5 18.5h.01M17.5 18.5h.01',
  shield: 'M12 3.5l7 2.6v5.2c0 4.4-3 7.6-7 9.2-4-1.6-7-4.8-7-9.2V6.1z',
  share: 'M12 15V4M8.5 7.5L12 4l3.5 3.5M7 11H5.5v9h13v-9H17',
  lock: 'M6.5 11h11v8.5h-11zM9 11V8a3 3 0 0 1 6 0v3',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-14 14Zm0 0 7-7',
  zoom: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 16l4.5 4.5M11 8.5v5M8.5 11h5',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12.5h8.4L17 7',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  external: 'M14 5h5v5M19 5l-8 8M17 13.5V19H5V7h5.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  gift: 'M4 11h16v9H4zM3 8h18v3H3zM12 8v12M12 8c-4 0-5.5-4-3-4s3 4 3 4Zm0 0c4 0 5.5-4 3-4s-3 4-3 4Z',
  printer: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  phone:
    'M7 4h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.8 1.8 0 0 1-2 2A15 15 0 0 1 5 6a1.8 1.8 0 0 1 2-2Z',
  pin: 'M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21ZM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3 19.5a6 6 0 0 1 12 0M15.5 5.4a3.2 3.2 0 0 1 0 5.900M17.5 14a6 6 0 0 1 3.5 5.5',
} as const;

export type IconName = keyof typeof paths;

/** Any icon of the shop; the header and the home page draw theirs with `ShellIcon`. */
export const Icon = ({name, className}: {name: IconName; className?: string}) => (
  <LineIcon path={paths[name]} className={className} />
);

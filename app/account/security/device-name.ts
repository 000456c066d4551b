import {securityLabels} from '~/content/account';

type Pattern = readonly [pattern: RegExp, name: string];

/** Browsers name one another: the first that fits is the right one. */
const browsers: Pattern[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: Pattern[] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const find = (patterns: Pattern[], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** What a shopper calls the device: `Firefox on Windows`. Only our own words: the header could say anything. */
export function deviceName(userAgent: string | null): string {
  const browser = find(browsers, userAgent ?? '');
  const system = find(systems, userAgent ?? '');
  if (browser && system) return securityLabels.browserOn(browser, system);
  return browser ?? system ?? securityLabels.unknownDevice;
}

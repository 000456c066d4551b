import type {Page} from '@playwright/test';

type Media = Parameters<Page['emulateMedia']>[0];

interface Way {
  name: string;
  width: number;
  height: number;
  media?: Media;
  /** The browser's own setting, in pixels; 16 unless the reader says otherwise. */
  textSize?: number;
  /** Declarations that the reader's own style sheet lays on every element. */
  everywhere?: Record<string, string>;
}

/** How people look at the shop who do not look at it as most do. */
export const ways: Way[] = [
  {name: 'a screen 320 pixels wide', width: 320, height: 640},
  {name: 'a telephone', width: 390, height: 844},
  {name: 'a telephone on its side', width: 844, height: 390},
  {name: 'text twice as large', width: 1280, height: 900, textSize: 32},
  {name: 'text twice as large on a tablet', width: 768, height: 900, textSize: 32},
  {name: 'text twice as large in a narrow window', width: 640, height: 900, textSize: 32},
  {
    name: 'letters that are wider than ours',
    width: 1024,
    height: 768,
    everywhere: {'font-family': "'DejaVu Sans', Verdana, sans-serif"},
  },
  {
    name: 'text spaced widely',
    width: 390,
    height: 844,
    // WCAG 2.2, success criterion 1.4.12.
    everywhere: {'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em'},
  },
  {
    name: 'colours of the reader',
    width: 1280,
    height: 900,
    media: {forcedColors: 'active', colorScheme: 'dark'},
  },
  {name: 'dark surroundings', width: 1280, height: 900, media: {colorScheme: 'dark'}},
  {name: 'more contrast', width: 390, height: 844, media: {contrast: 'more'}},
];

/** Looks at all pages opened from now on in the way of that name. */
export async function lookAs(page: Page, name: string): Promise<void> {
  const way = ways.find((one) => one.name === name);
  if (!way) throw new Error(`No way to look is called ${name}`);
  await page.emulateMedia({reducedMotion: 'reduce', ...way.media});
  if (!way.everywhere) return;
  await page.addInitScript((everywhere) => {
    const sheet = new CSSStyleSheet();
    const declarations = Object.entries(everywhere).map((each) => `${each.join(':')} !important`);
    sheet.replaceSync(`* {${declarations.join(';')}}`);
    document.adoptedStyleSheets = [sheet];
  }, way.everywhere);
}

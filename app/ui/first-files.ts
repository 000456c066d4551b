import {languagePrefix} from '~/content/language';
import styles from './app.css?url';
import figtree from './fonts/figtree.woff2?url';
import figtreeAccents from './fonts/figtree-accents.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';
import frauncesAccents from './fonts/fraunces-accents.woff2?url';

/** A font that comes late is not used on that page: letters with accents would be in another one than the rest. */
const accents = languagePrefix ? [figtreeAccents, frauncesAccents] : [];

/** What every page is drawn with. */
export const firstFiles = {styles, fonts: [figtree, fraunces, ...accents]};

/** The same as a header, for what stands before us: it may announce them (103) while a page is still being made. */
export const firstFilesHeader = (styleSheets: readonly string[]) =>
  [
    ...styleSheets.map((file) => `<${file}>; rel=preload; as=style`),
    ...firstFiles.fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`),
  ].join(', ');

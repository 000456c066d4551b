import {languagePrefix} from '~/content/language';
import styles from './app.css?url';
import figtree from './fonts/figtree.woff2?url';
import figtreeAccents from './fonts/figtree-accents.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';
import frauncesAccents from './fonts/fraunces-accents.woff2?url';

/** A font that comes late is not used on that page: letters with accents would be in another one than the rest. */
const accents = languagePrefix ? [figtreeAccents, frauncesAccents] : [];

const fonts = [figtree, fraunces, ...accents];

/** What a page is drawn with. */
export interface FirstFiles {
  styles: string[];
  fonts: string[];
}

/** Of the built-in look, or of an owner's. */
export const firstFilesOf = (look?: FirstFiles & {families: string[]}): FirstFiles =>
  look
    ? {
        styles: look.styles,
        fonts: [...look.fonts, ...fonts.filter((file) => look.families.some(isOf(file)))],
      }
    : {styles: [styles], fonts};

const isOf = (file: string) => (family: string) => file.includes(`/${family.toLowerCase()}`);

/** The same as a header, for what stands before us: it may announce them (103) while a page is still being made. */
export const toHeader = ({styles, fonts}: FirstFiles): string =>
  [
    ...styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; crossorigin`),
  ].join(', ');

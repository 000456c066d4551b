import {publishedOrNothing, type Look} from '~adapters/content';
import type {AppServices} from '~/server/app-services';
import {sha256} from '~/server/session/sha256';
import styles from '~/ui/look.css?inline';

/** A look as one style sheet, at an address that no other has. */
interface StyleSheet {
  css: string;
  address: string;
}

/** Made once of each look, and gone with it. */
const sheets = new WeakMap<Look, Promise<StyleSheet>>();

async function toStyleSheet({tones}: Look): Promise<StyleSheet> {
  const properties = Object.entries(tones).map(([name, color]) => `--color-${name}:${color}`);
  const css = `${styles}:root{${properties.join(';')}}`;
  return {css, address: `/look/${(await sha256(css)).slice(0, 16)}.css`};
}

function styleSheetOf(look: Look): Promise<StyleSheet> {
  const sheet = sheets.get(look) ?? toStyleSheet(look);
  sheets.set(look, sheet);
  return sheet;
}

type Services = Pick<AppServices, 'content'>;

/** The owner's style sheet, in the place of the built-in one; null where she has published no look. */
export async function ownStyleSheet({content}: Services): Promise<StyleSheet | null> {
  const {look} = await publishedOrNothing(content);
  return look && styleSheetOf(look);
}

/** What a page's head says of it; nothing where there is none. */
export async function lookOf({content}: Services) {
  const {look} = await publishedOrNothing(content);
  if (!look) return {};
  const {address} = await styleSheetOf(look);
  return {look: {styles: address, ground: look.tones['cream']}};
}

import type {Picture} from '~adapters/commerce';
import type {TextCard, TextSection} from './text';
import {sitePicture} from './site-picture.server';

/** A card of the texts with its picture's sizes, ready to show. */
export type ShownCard = Omit<TextCard, 'picture'> & {picture: Picture | null};

export type ShownSection = Omit<TextSection, 'picture'> & {picture: Picture | null};

export const toShownCard = ({picture, ...card}: TextCard): ShownCard => ({
  ...card,
  picture: picture ? sitePicture(picture) : null,
});

export const toShownSection = ({picture, ...section}: TextSection): ShownSection => ({
  ...section,
  picture: picture ? sitePicture(picture) : null,
});

import {drawings} from './drawings';
import {productPictures} from './products';

/** Every picture in app/public/pictures: its largest size and what it shows. */
export const pictures = {...productPictures, ...drawings} as const;

export type PictureName = keyof typeof pictures;

import {dishes} from './dishes';
import {drawings} from './drawings';
import {productPictures} from './products';

/** Every picture in app/public/pictures: its largest size and what it shows. */
export const pictures = {...productPictures, ...dishes, ...drawings} as const;

export type PictureName = keyof typeof pictures;

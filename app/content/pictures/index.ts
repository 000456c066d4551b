import {drawings} from './drawings';

export const pictures = {...drawings} as const;
export type PictureName = keyof typeof pictures;

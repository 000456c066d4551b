/** Of this folder's texts, as browsers and search engines name it. */
export const languageTag = 'en-US';

/** What its addresses begin with: nothing, or `/es`. */
export const languagePrefix: string = '';

/** As it was written for a version that had no other text here: a newer one must open with it as it stands. */
export const pageNotFound = {title: 'No such jar'} as const;

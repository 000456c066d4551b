/** Beneath an address that looks like a slip; before and after what was probably meant. */
export const emailSuggestion = {before: 'Did you mean', after: '?'} as const;

export const emailSuggestion = {before: '¿Quiso decir', after: '?'};

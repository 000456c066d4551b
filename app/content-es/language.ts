export const languageTag = 'es-US';

export const languagePrefix = '/es';

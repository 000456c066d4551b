export const languageTag = 'es-US';

export const languagePrefix: string = '/es';

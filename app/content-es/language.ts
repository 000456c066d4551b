export const languageTag = 'es-US';

export const languagePrefix: string = '/es';

export const paymentLocale: 'auto' | 'es-419' = 'es-419';

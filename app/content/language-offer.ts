/** Said in the language that it offers. */
export const languageOffers: Record<string, {link: string; dismiss: string}> = {
  en: {link: 'Read this page in English', dismiss: 'Close'},
  es: {link: 'Leer esta página en español', dismiss: 'Cerrar'},
};

interface LanguageOffer {
  text: string;
  link: string;
  dismiss: string;
}

/** Said in the language that it offers. */
export const languageOffers: Record<string, LanguageOffer> = {
  en: {text: 'This page is in English, too.', link: 'Read it in English', dismiss: 'Close'},
  es: {text: 'Esta página también está en español.', link: 'Leer en español', dismiss: 'Cerrar'},
};

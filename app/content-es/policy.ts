export const lastUpdated = 'Última actualización';

/** On top of each policy. */
export const englishCounts =
  'Esta traducción es para su comodidad. El texto que cuenta legalmente es el que está en inglés.';

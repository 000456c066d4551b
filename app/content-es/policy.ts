export const lastUpdated = 'Última actualización:';

export const whichTextCounts =
  'Esta traducción es para su comodidad. El texto que cuenta legalmente es el que está en inglés.';

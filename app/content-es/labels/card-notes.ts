export const cardNotes = {
  recalled: 'Retiro: vea su página.',
  featured: 'Destacado',
  sale: 'En oferta',
};

export const shelfTitles = {
  related: 'También le puede gustar',
  recent: 'Visto recientemente',
};

/** Words around what the owner writes in WordPress. */
export const ownerWords = {
  journal: 'Revista',
  journalIntro: 'Notas de nuestra cocina: cómo cocinamos, lo que aprendemos y lo que hay de nuevo.',
  journalDescription:
    'Artículos sobre cómo cocinar konjac, leer etiquetas y lo que aprendemos en nuestra cocina.',
  nothingYet: 'Aquí todavía no hay nada escrito. Vuelva pronto.',
  newer: 'Artículos más recientes',
  older: 'Artículos anteriores',
  allArticles: 'Todos los artículos',
  pages: 'Páginas de la revista',
  by: (author: string) => `Por ${author}`,
  products: 'Productos de esta página',
  moreLinks: 'Más',
  loadVideo: (service: string) => `Reproducir el video de ${service}`,
  videoNotice: (service: string) =>
    `Cuando presione reproducir, ${service} conoce su dirección de red y puede guardar cookies.`,
  watchThere: (service: string) => `Verlo en ${service}`,
  feed: 'Artículos de la revista (RSS)',
};

/** What only the owner sees. */
export const previewWords = {
  title: 'Vista previa',
  saved: (at: string) =>
    `Esta es una vista previa de lo que se guardó el ${at}. Los visitantes todavía no lo ven.`,
  omitted: 'No se muestra en la tienda:',
  announcement: 'Su anuncio está encima del encabezado',
  days: (from: string, until: string | null) =>
    until === null
      ? `Todas las páginas lo muestran desde el ${from}.`
      : `Todas las páginas lo muestran desde el ${from} hasta el ${until}.`,
  back: 'Volver a la página publicada',
  over: 'Esta vista previa terminó. Presione Vista previa en WordPress para ver la página de nuevo.',
};

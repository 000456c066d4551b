export const wants = {
  title: '¿Qué le gustaría?',
  list: [
    {
      label: 'Menos hambre',
      text: 'Fibra de konjac en cápsulas, con un vaso grande de agua.',
      category: 'weight-management',
      picture: 'pain-free-weight-loss-plate',
    },
    {
      label: 'Cena en cinco minutos',
      text: 'Fideos, pasta y arroz de konjac.',
      category: 'konjac',
      picture: 'spaghetti-bolognese',
    },
    {
      label: 'Sueño',
      text: 'Una cápsula por la noche, con melatonina o sin ella.',
      category: 'sleep',
      picture: 'nighttime-support-night',
    },
    {
      label: 'Todos los días',
      text: 'Una cápsula de multivitaminas al día.',
      category: 'multivitamins',
      picture: 'womens-multi-vitamin-plate',
    },
  ],
};

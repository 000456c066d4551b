export const wants = {
  title: '¿Qué le gustaría?',
  list: [
    {label: 'Menos hambre', category: 'weight-management', picture: 'pain-free-weight-loss-plate'},
    {label: 'Cena en cinco minutos', category: 'konjac', picture: 'spaghetti-bolognese'},
    {label: 'Sueño', category: 'sleep', picture: 'nighttime-support-night'},
    {label: 'Todos los días', category: 'multivitamins', picture: 'womens-multi-vitamin-plate'},
  ],
};

export const wants = {
  title: '¿Qué le gustaría?',
  list: [
    {label: 'Menos hambre', category: 'weight-management'},
    {label: 'Cena en cinco minutos', category: 'konjac'},
    {label: 'Sueño', category: 'sleep'},
    {label: 'Todos los días', category: 'multivitamins'},
  ],
};

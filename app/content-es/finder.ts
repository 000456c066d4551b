export const finder = {
  title: 'Encuentre el suyo',
  description:
    'Tres preguntas cortas y dos o tres productos que encajan, según sus propias etiquetas.',
  intro: 'Tres preguntas cortas, sin cuenta. No se guarda nada.',
  questions: [
    {
      question: '¿Qué debe ser?',
      answers: [
        {label: 'Sin gluten', diets: ['gluten-free']},
        {label: 'Vegano', diets: ['vegan']},
        {label: 'Cetogénico', diets: ['keto']},
        {label: 'Me da igual', diets: []},
      ],
    },
    {
      question: '¿Qué va primero?',
      answers: [
        {label: 'Un precio pequeño', sort: 'price-up'},
        {label: 'Lo nuevo', sort: 'newest'},
        {label: 'Su recomendación', sort: 'list'},
      ],
    },
  ],
  begin: 'Encuentre el suyo',
  step: (step: number, count: number) => `Pregunta ${step} de ${count}`,
  found: 'Estos encajan',
  fewer: 'Nada cumple con todo. Estos cumplen con casi todas sus respuestas:',
  sameKind: 'Del mismo tipo',
  byLabel: (diets: string) => `${diets}, según su etiqueta`,
  compare: 'Compararlos lado a lado',
  back: 'Una pregunta atrás',
  again: 'Empezar de nuevo',
};

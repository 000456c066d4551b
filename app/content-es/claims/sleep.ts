import {sleepClaims as builtIn} from '~/content/claims/sleep';
import {inOtherWords} from '~/content/claims/claim';

export const sleepClaims = inOtherWords(builtIn, {
  'calm-evening': [
    'Una cápsula para la noche con magnesio y plantas calmantes, para una noche tranquila sin bocadillos tardíos.',
    'Dos cápsulas una hora antes de acostarse favorecen un cierre del día más tranquilo, para que la noche termine sin una visita al refrigerador.',
    'Para una noche tranquila y una cocina que se queda cerrada.',
    'Un cierre del día en calma',
    'La L-teanina y la melisa favorecen la relajación al final del día.',
  ],
  melatonin: [
    'Sueño reparador',
    'La melatonina favorece su ritmo natural de sueño; si lo prefiere, elija la fórmula sin ella.',
    'La melatonina es una señal de la hora del día, más que algo que lo tumbe a uno, y un poco suele bastar para darla.',
  ],
  nerves: [
    'Músculos y nervios',
    'El magnesio contribuye a la función normal de los músculos y del sistema nervioso.',
    'Partimos de una taza de manzanilla y melisa, y agregamos lo que no cabe en una taza: magnesio, que contribuye a la función normal de los músculos y del sistema nervioso, y L-teanina, un aminoácido presente en las hojas de té.',
  ],
});

import type {NoodleType} from '~/content/noodle-types';

export const kitLabels: Readonly<Record<string, string>> = {
  "Women's Daily Multi-Vitamin": 'Kit para mujeres',
  "Men's Daily Multi-Vitamin": 'Kit para hombres',
};

export const noodleNotes: Readonly<Record<NoodleType, string>> = {
  'Angel Hair': 'Cabello de ángel: hebras finas para caldos y salsas ligeras.',
  Spaghetti: 'Espagueti: va con todo, en salsas rojas y salteados.',
  Fettuccine: 'Cintas anchas para salsas de crema y pesto.',
};

export function kitLabel(attributeValue: string): string {
  return kitLabels[attributeValue] ?? attributeValue;
}

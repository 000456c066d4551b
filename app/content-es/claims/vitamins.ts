import {vitaminClaims as builtIn} from '~/content/claims/vitamins';
import {inOtherWords} from '~/content/claims/claim';

export const vitaminClaims = inOtherWords(builtIn, {
  hydration: [
    'Mejore su hidratación',
    'Los electrolitos y el agua sola favorecen el equilibrio normal de líquidos.',
    'El magnesio, el potasio y el sodio favorecen una hidratación normal.',
    'Cuando se come menos, los electrolitos y unos vasos más favorecen el equilibrio normal de líquidos.',
  ],
  'fills-gaps': [
    'Un multivitamínico ayuda a cubrir lo que falta cuando se come menos.',
    'Ayuda a cubrir las vitaminas y los minerales que faltan en un plato más pequeño.',
    'Una cápsula con el desayuno ayuda a cubrir esa falta.',
    'Una cápsula con el desayuno ayuda a cubrir lo que deja fuera un plato más pequeño.',
    'Compensa algún día flojo, mientras que la mayor parte de lo que usted necesita sigue viniendo de los alimentos.',
    'Comer menos también puede significar menos vitaminas y minerales en el plato.',
  ],
  'medicine-first': [
    'Primero van un multivitamínico y la hidratación.',
    'Muchas empiezan con el multivitamínico y las cápsulas de hidratación.',
  ],
  energy: [
    'Energía de los alimentos',
    'Las vitaminas B y el hierro contribuyen al metabolismo energético normal.',
    'Las vitaminas B contribuyen al metabolismo energético normal.',
  ],
  metabolism: [
    'Metabolismo normal',
    'El cromo contribuye al metabolismo normal de los carbohidratos, las proteínas y las grasas.',
    'Las hacemos con pectina de fruta y agregamos fibra de raíz de achicoria, vitamina C y cromo, que contribuye al metabolismo normal de los macronutrientes.',
    'Agregamos raíz de jengibre, un clásico de la cocina después de una comida pesada; cromo, que contribuye al metabolismo normal de los macronutrientes; y vitamina B6, que contribuye al metabolismo energético normal.',
  ],
  'hair-skin-nails': [
    'Cabello, piel y uñas',
    'La biotina, el zinc y el selenio favorecen un cabello, una piel y unas uñas normales.',
  ],
  bones: ['Huesos', 'La vitamina D, la vitamina K y el calcio favorecen unos huesos normales.'],
  immune: [
    'Defensas de todos los días',
    'La vitamina C, la vitamina D y el zinc favorecen la función inmunitaria normal.',
    'El zinc, el selenio y la vitamina C favorecen la función inmunitaria normal.',
  ],
  muscles: ['Músculos', 'El magnesio y la vitamina D favorecen la función muscular normal.'],
  cells: [
    'Protección celular',
    'El selenio, la vitamina C y la vitamina E ayudan a proteger las células del estrés oxidativo.',
  ],
  absorbed: [
    'Tómelo con una comida que tenga un poco de grasa, como huevos o aguacate, para que las vitaminas A, D, E y K se absorban bien.',
  ],
  'gentle-iron': [
    'Esta versión lleva un hierro suave, B12 activa y el folato que las mujeres necesitan, en cantidades sensatas más que heroicas.',
    'Bisglicinato de hierro, una forma suave con el estómago',
  ],
});

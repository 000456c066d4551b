import {shopName} from '~/content/brand';
import {fullnessClaims as builtIn} from '~/content/claims/fullness';
import {inOtherWords} from '~/content/claims/claim';

export const fullnessClaims = inOtherWords(builtIn, {
  'fiber-fullness': [
    'La fibra de konjac absorbe agua y favorece una sensación de saciedad, así que es más fácil pasar de largo frente al cajón de los bocadillos.',
    'La fibra absorbe agua en el estómago y favorece una sensación de saciedad.',
    'Con suficiente agua se hincha y favorece una sensación de saciedad como parte de una dieta reducida en calorías y una vida activa.',
    'La fibra absorbe agua, se hincha y favorece una sensación de saciedad antes de que se siente a comer.',
    'Fibra de konjac que absorbe agua y favorece una sensación de saciedad.',
    'La fibra de konjac que contienen absorbe esa agua y favorece una sensación agradable de saciedad, para que un plato más pequeño pueda parecerle suficiente.',
    'Sensación de saciedad',
    'La fibra soluble se hincha con el agua y ocupa espacio antes del primer bocado.',
    'Cápsulas para la sensación de saciedad, cápsulas para la hidratación, un multivitamínico para lo que deja fuera un plato pequeño, y fideos para las noches en que solo los fideos sirven.',
    'Primeros días: puede sentir saciedad más pronto.',
  ],
  'noodle-fullness': [
    'La fibra absorbe agua en el estómago, lo que favorece una sensación de saciedad después de comer.',
    'En una comida, ese volumen y comer más despacio favorecen una sensación de saciedad.',
    'Dan saciedad y textura pero poca proteína, así que cada receta agrega huevos, pescado, carne o tofu y muchas verduras.',
  ],
  'smaller-portions': [
    'Cápsulas de konjac, multivitamínicos, gomitas y fideos bajos en carbohidratos que favorecen la saciedad con menos.',
    'Fibra de konjac, hidratación y un multivitamínico diario: tres básicos sencillos que favorecen porciones más pequeñas sin pasar hambre.',
    'Hacemos suplementos y alimentos bajos en carbohidratos que favorecen la saciedad, la hidratación y la buena nutrición; los explicamos con palabras sencillas y los enviamos rápido.',
    `${shopName} hace suplementos de bienestar y alimentos de konjac bajos en carbohidratos para quienes quieren comer menos y aun así sentir saciedad, con o sin medicamentos GLP-1.`,
    'Suplementos y alimentos de konjac para comer ligero y sentir saciedad.',
    'El kit le apoya antes de las comidas y entre ellas; los alimentos hacen más ligera la comida misma.',
    'Somos una pequeña tienda de Petaluma, California, con una idea sencilla: es más fácil comer menos cuando se siente saciedad.',
    'Funcionan mejor junto con lo que usted ya sabe que ayuda: proteína en cada comida, verduras que le gusten, una caminata, una buena noche.',
    'Porciones más pequeñas',
    'Empezar a comer con menos hambre favorece quedarse en un solo plato.',
    'La fibra antes de las comidas y un plan para la cena apoyan los hábitos que formó.',
  ],
  'needle-free': [
    'Saciedad con menos, sin agujas y sin aguantar a pura fuerza de voluntad.',
    'Lo llamamos “pain-free”, sin dolor, porque no exige nada duro: ni inyecciones, ni dietas extremas, ni horas de hambre.',
  ],
  cravings: [
    'Domine los antojos',
    'Antojos más tranquilos',
    'Con el estómago tranquilo, es más fácil esperar la próxima comida de verdad.',
    'Menos vueltas por la despensa',
    'Un pequeño dulce a una hora fija ayuda a calmar un poco el antojo.',
  ],
  'brain-and-plateaus': [
    'Reeduque su mente',
    'Vuelva a avanzar',
    'Cuando la báscula deja de moverse, cambie lo que hay en el plato: fideos casi sin carbohidratos netos, más proteína, más verduras.',
  ],
  regularity: [
    'Regularidad de todos los días',
    'La fibra y el agua juntas favorecen una digestión normal.',
  ],
  'appetite-support': [
    'Cápsulas de apoyo para el apetito, para quien quiere comer menos sin pelear con su apetito.',
    'Cápsulas de apoyo para el apetito con glucomanano de konjac, jengibre y cromo.',
    'Pruebe nuestras cápsulas de apoyo para el apetito durante tres días.',
    'Menos hambre',
    'Cápsulas de apoyo para el apetito, gomitas de alulosa, multivitamínicos, apoyo para la noche y fideos de konjac.',
  ],
});

import {nutritionClaims as builtIn} from '~/content/claims/nutrition';
import {inOtherWords} from '~/content/claims/claim';

export const nutritionClaims = inOtherWords(builtIn, {
  'no-sugar': [
    'Sin azúcar',
    'Vegano, sin gluten, sin azúcar',
    'Dos gomitas por porción, 60 por frasco, 0 g de azúcar.',
    'Saben a frambuesa y durazno, se mastican despacio y tienen 0 gramos de azúcar, porque están endulzadas con alulosa, un azúcar poco común presente en los higos y las pasas que el cuerpo casi no usa como energía.',
    'Endulzadas con alulosa, 0 g de azúcar',
    'La FDA permite a los fabricantes no contarla entre los azúcares de la etiqueta; por eso la tabla dice 0 gramos.',
    'Un día con poca azúcar',
    'Dulzor con 0 gramos de azúcar y 5 calorías en dos gomitas.',
    'Sodio, potasio, magnesio y calcio, sin azúcar ni edulcorante.',
  ],
  allulose: [
    '5 calorías por porción',
    'La alulosa tiene el sabor y la textura del azúcar, pero aporta cerca de una décima parte de las calorías.',
  ],
  'zero-calorie': ['Alternativa a la pasta con cero calorías'],
  'low-calorie': [
    'Alternativa a la pasta baja en calorías',
    'Bajos en calorías y carbohidratos netos, para que brille la salsa',
    'Mezclada con agua y cuajada, la harina de konjac se vuelve un fideo elástico, con muy pocas calorías y casi sin carbohidratos netos.',
    'El cuerpo no lo digiere como digiere el almidón; por eso un fideo de konjac tiene tan pocas calorías y carbohidratos netos.',
    'Son elásticos, con muy pocas calorías y casi sin carbohidratos netos.',
  ],
  'low-carb': [
    'Keto y bajo en carbohidratos',
    'Un tazón de fideos que deja lugar en el día para la salsa, el queso y las verduras.',
    'Trece recetas bajas en carbohidratos para desayuno, almuerzo, cena y bocadillos, con cantidades, tiempos y pasos para cocinar desde esta noche.',
  ],
  'other-brands': [
    'Nueve marcas de alimentos bajos en carbohidratos con las que nos gusta cocinar y picar algo, qué hacen y dónde encontrarlas.',
    'Estas nueve empresas hacen las salsas, los bocadillos y los endulzantes que van bien con una cocina baja en carbohidratos.',
    'Mayonesa, aderezos y marinadas con aceite de aguacate y sin azúcar refinada añadida.',
    'Salsas italianas de tomate a fuego lento, sin azúcar añadida, compañeras naturales del espagueti de konjac.',
    'Barras, chips y batidos de proteína con mucha proteína y pocos carbohidratos netos.',
    'Barritas de carne de res, venado o pavo con cero gramos de azúcar.',
    'Cereales, galletas y mezclas para picar con poca azúcar, con proteína vegetal y fibra.',
  ],
  'no-stimulants': [
    'Sin estimulantes, sin cafeína',
    'No lleva cafeína ni nada que acelere.',
    'Sin vergüenza, sin dietas extremas, sin estimulantes.',
  ],
  'close-to-daily-values': [
    '22 nutrientes, cada cantidad en la etiqueta',
    'Las cantidades se mantienen cerca de los valores diarios, así que la cápsula va bien con una dieta normal.',
    'Las cantidades se mantienen cerca de los valores diarios.',
    'Completa donde importa, sin hierro añadido.',
    'Sin hierro añadido',
  ],
});

import {ketoBrands as builtIn, type KetoBrand} from '~/content/brands';
import type {PageMeta} from '~/content/text';

export const brandsMeta: PageMeta = {
  title: 'Marcas keto aprobadas',
  description:
    'Nueve marcas de alimentos bajos en carbohidratos con las que nos gusta cocinar y picar algo, qué hacen y dónde encontrarlas. Empresas independientes; no ganamos nada con los enlaces.',
};

export const brandsTitle = 'Marcas keto aprobadas';

export const brandsIntro =
  'El konjac es solo media cena. Estas nueve empresas hacen las salsas, los bocadillos y los endulzantes que van bien con una cocina baja en carbohidratos.';

const words: Readonly<Record<string, Pick<KetoBrand, 'description' | 'categories'>>> = {
  'Primal Kitchen': {
    description:
      'Mayonesa, aderezos y marinadas con aceite de aguacate y sin azúcar refinada añadida.',
    categories: ['Salsas', 'Aderezos', 'Despensa'],
  },
  'Rao’s Homemade': {
    description:
      'Salsas italianas de tomate a fuego lento, sin azúcar añadida, compañeras naturales del espagueti de konjac.',
    categories: ['Salsas', 'Despensa'],
  },
  Lakanto: {
    description:
      'Endulzantes que combinan fruta del monje y eritritol, además de jarabes y mezclas para hornear.',
    categories: ['Endulzantes', 'Repostería'],
  },
  Swerve: {
    description:
      'Sustituto del azúcar, taza por taza, a base de eritritol: granulado, moreno y en polvo.',
    categories: ['Endulzantes', 'Repostería'],
  },
  ChocZero: {
    description: 'Chocolate, chispas para hornear y jarabes endulzados con fruta del monje.',
    categories: ['Chocolates', 'Jarabes'],
  },
  'Quest Nutrition': {
    description:
      'Barras, chips y batidos de proteína con mucha proteína y pocos carbohidratos netos.',
    categories: ['Bocadillos', 'Proteína'],
  },
  Whisps: {
    description: 'Crujientes de queso horneado, ricos en la sopa en lugar de crutones.',
    categories: ['Bocadillos', 'Queso'],
  },
  Chomps: {
    description: 'Barritas de carne de res, venado o pavo con cero gramos de azúcar.',
    categories: ['Bocadillos', 'Proteína'],
  },
  'Catalina Crunch': {
    description:
      'Cereales, galletas y mezclas para picar con poca azúcar, con proteína vegetal y fibra.',
    categories: ['Desayuno', 'Bocadillos'],
  },
};

export const ketoBrands: readonly KetoBrand[] = builtIn.map((one) => ({
  ...one,
  ...words[one.name],
}));

export const brandsNote =
  'Son empresas independientes, y sus nombres son marcas de sus dueños. No han pagado por aparecer aquí, y no ganamos nada con los enlaces. Las recetas y las etiquetas cambian, así que revise la información nutricional de cada producto.';

export const visitBrand = (name: string) => `Visitar ${name}`;
export const externalLinkHint = 'se abre en una ventana nueva';

import type {AboutCopy} from '~/content/about';
import {shopName} from '~/content/brand';

export const about: AboutCopy = {
  meta: {
    title: 'Sobre nosotros',
    description: `${shopName} es una tienda de California de suplementos de bienestar y alimentos de konjac. Nuestra misión, nuestra visión, cómo empezamos y los tres valores detrás de cada etiqueta.`,
  },
  title: `Sobre ${shopName}`,
  intro:
    'Somos una pequeña tienda de Petaluma, California, con una idea sencilla: es más fácil comer menos cuando se siente saciedad.',
  mission: {
    heading: 'Nuestra misión',
    picture: 'about-garden',
    paragraphs: [
      'Hacer que comer ligero se sienta generoso. Hacemos suplementos y alimentos bajos en carbohidratos que favorecen la saciedad, la hidratación y la buena nutrición; los explicamos con palabras sencillas y los enviamos rápido.',
    ],
  },
  vision: {
    heading: 'Nuestra visión',
    paragraphs: [
      'Un país donde nadie tenga que pasar hambre para sentirse bien, y donde quienes toman medicamentos, quienes los dejaron y quienes nunca los tomaron reciban el mismo respeto y las mismas respuestas claras.',
    ],
  },
  story: {
    heading: 'Nuestra historia',
    picture: 'about-kitchen',
    paragraphs: [
      `${shopName} nació en la cocina de una casa, con una bolsa de harina de konjac y una familia que extrañaba la pasta. Los primeros fideos fueron terribles. Los décimos fueron la cena.`,
      'Por esos días, unos amigos empezaban con medicamentos GLP-1 y otros los estaban dejando. Preguntaban lo mismo: ¿Cómo recibo suficientes vitaminas si apenas puedo terminar un plato? ¿Qué como cuando vuelve el hambre? Nadie había puesto las respuestas en una sola caja.',
      `Así que lo hicimos. Cápsulas para la sensación de saciedad, cápsulas para la hidratación, un multivitamínico para lo que deja fuera un plato pequeño, y fideos para las noches en que solo los fideos sirven. Le pusimos ${shopName}, que en inglés dice “la panza llena”, porque de eso se trata.`,
    ],
  },
  values: {
    heading: 'Lo que no cambiamos',
    cards: [
      {
        title: 'Honestidad',
        text: 'Decimos “favorece” porque eso es lo que puede hacer un suplemento. Cada cantidad está en la etiqueta y cada política, en palabras sencillas.',
      },
      {
        title: 'Amabilidad',
        text: 'Sin vergüenza, sin dietas extremas, sin estimulantes. Un cambio que le trata bien es un cambio que puede mantener.',
      },
      {
        title: 'Utilidad',
        text: 'Un frasco viene con instrucciones, un fideo viene con recetas y una pregunta recibe respuesta en menos de 24 horas.',
      },
    ],
  },
  closing: {
    heading: 'Venga a comer con nosotros',
    text: 'Vea lo que hacemos, o primero pregúntenos lo que quiera.',
    links: [
      {label: 'Ver nuestros productos', href: '/products'},
      {label: 'Escribirnos', href: '/contact'},
    ],
  },
};

import {markClaims as builtIn} from '~/content/claims/marks';
import {inOtherWords} from '~/content/claims/claim';

export const markClaims = inOtherWords(builtIn, {
  'packed-in-usa': [
    'Empacado en EE. UU.',
    'Empacado y enviado desde las instalaciones de nuestro socio según las buenas prácticas de manufactura vigentes.',
  ],
  'gluten-free': [
    'Sin gluten',
    'Vegano, sin gluten, sin azúcar',
    '30 porciones, vegano y sin gluten.',
    'Sin gluten y de origen vegetal',
    'Sin trigo, sin huevo y sin lácteos en el fideo mismo.',
  ],
  vegan: [
    'Vegano',
    'Vegano, sin gluten, sin azúcar',
    '30 porciones, vegano y sin gluten.',
    'Sin gluten y de origen vegetal',
    'Pectina, no gelatina: veganas',
    'Vitamina D3 de liquen',
  ],
  'scientifically-formulated': ['Formulado científicamente'],
  cgmp: [
    'Elaborado según las cGMP',
    'Producido en instalaciones que siguen las buenas prácticas de manufactura vigentes de la FDA para suplementos dietéticos (21 CFR Parte 111).',
  ],
  'tested-by-lot': [
    'Cada lote, analizado',
    'De cada lote se analizan la identidad, la potencia y la pureza, incluidos metales pesados y microbios, antes de autorizar su salida.',
  ],
  'labeled-in-full': [
    'Etiquetado completo',
    'Cada ingrediente activo figura con su cantidad.',
    'Sin mezclas exclusivas.',
    'Cada cantidad está en la etiqueta y cada política, en palabras sencillas.',
  ],
  'konjac-checked': [
    'Revisado por lote',
    'De cada lote se revisan el sellado, el peso y la limpieza antes de autorizar su envío.',
  ],
});

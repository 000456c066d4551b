import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {commonLabel as builtIn} from '~/content/product-pages/quality';
import {certificationLabels} from '~/content/quality-marks';
import type {QualityCard} from '~/content/product-pages/product-page';

export const qualityHeading = 'Una calidad que puede comprobar';

export const qualityCards: readonly QualityCard[] = [
  {
    icon: 'factory',
    title: 'Elaborado según las cGMP',
    text: 'Producido en instalaciones que siguen las buenas prácticas de manufactura vigentes de la FDA para suplementos dietéticos (21 CFR Parte 111).',
  },
  {
    icon: 'flask',
    title: 'Cada lote, analizado',
    text: 'De cada lote se analizan la identidad, la potencia y la pureza, incluidos metales pesados y microbios, antes de autorizar su salida.',
    hasReports: true,
  },
  {
    icon: 'list',
    title: 'Etiquetado completo',
    text: 'Cada ingrediente activo figura con su cantidad. Sin mezclas exclusivas.',
  },
];

export const certificationsHeading = 'Certificaciones';

export const generalWarning =
  'Solo para adultos. Si está en embarazo o en período de lactancia, toma medicamentos o tiene un problema de salud, hable con su médico antes de usarlo. Manténgase fuera del alcance de los niños. No lo use si el sello debajo de la tapa está roto. Guárdese en un lugar fresco y seco.';

/** The warning of 21 CFR 101.17(e); the bottle carries the English one. */
export const ironWarning =
  'ADVERTENCIA: La sobredosis accidental de productos que contienen hierro es una de las principales causas de intoxicación mortal en niños menores de 6 años. Mantenga este producto fuera del alcance de los niños. En caso de sobredosis accidental, llame de inmediato a un médico o a un centro de control de intoxicaciones.';

export const noAllergens =
  'No contiene ninguno de los nueve alérgenos principales: leche, huevo, pescado, mariscos crustáceos, nueces de árbol, cacahuates (maní), trigo, soya y ajonjolí (sésamo).';

export const commonLabel = {
  ...builtIn,
  allergens: noAllergens,
  certifications: certificationLabels,
  storage: 'Guárdese en un lugar fresco y seco.',
  disclaimer: fdaDisclaimer,
} as const;

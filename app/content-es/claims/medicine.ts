import {shopName} from '~/content/brand';
import {medicineClaims as builtIn} from '~/content/claims/medicine';
import {inOtherWords} from '~/content/claims/claim';

export const medicineClaims = inOtherWords(builtIn, {
  'safe-alternative': ['Una alternativa segura'],
  'beside-medicine': [
    'Los medicamentos recetados ayudan a muchas personas, y elegirlos es algo entre usted y su médico.',
    'Aquí verá, lado a lado, en qué se diferencia un enfoque basado en los alimentos.',
    'Un medicamento, aprobado por la FDA para usos específicos.',
    'Se pide aquí, sin receta.',
    'Actúa sobre las señales propias del cuerpo para el apetito y el azúcar en la sangre.',
    'Un apoyo leve que depende de lo que coma y de cómo viva.',
    'Un efecto más fuerte, demostrado en ensayos clínicos.',
  ],
  'coming-off': [
    'El apetito suele volver cuando baja la dosis.',
    'Junto con el plan de su médico, los alimentos de konjac le dan un plato grande que sigue siendo ligero.',
    'Si usted y su médico planean dejarlo, nuestros alimentos y cápsulas pueden ser parte del plan de comidas.',
  ],
  'no-drug': [
    'Nada de esto es un medicamento.',
    `${shopName} no sustituye a los medicamentos recetados.`,
  ],
});

import {shopName} from '~/content/brand';
import {nameClaims as builtIn} from '~/content/claims/names';
import {inOtherWords} from '~/content/claims/claim';

export const nameClaims = inOtherWords(builtIn, {
  'weight-loss-name': [
    'Pain-Free Weight Loss Capsules',
    'Muestra gratis: cápsulas Pain-Free Weight Loss',
    'Doce Pain-Free Weight Loss Capsules, las mismas que vienen en el frasco, con una tarjeta de instrucciones.',
    'Control de peso',
  ],
  'appetite-name': [
    'Cápsulas para controlar el apetito',
    'Dos cápsulas para controlar el apetito y un vaso grande de agua.',
    'Otras dos cápsulas para controlar el apetito y otro vaso.',
    `Cómo funciona el kit de ${shopName}: cápsulas para controlar el apetito, cápsulas de hidratación y multivitamínicos diarios para mujeres y hombres.`,
    'Tres productos: cápsulas para controlar el apetito con fibra de konjac, cápsulas de hidratación con electrolitos y un multivitamínico diario en versión para mujeres o para hombres.',
    'Cápsulas para controlar el apetito, cápsulas de hidratación y un multivitamínico en un solo kit de inicio, con envío gratis y un paquete gratis de fideos de konjac.',
    'Su muestra gratis de cápsulas para controlar el apetito, para 3 días, todavía le espera.',
  ],
  'hydration-name': [
    'Cápsulas de hidratación',
    'Una cápsula de hidratación con agua, sobre todo después de caminar o en un día caluroso.',
  ],
  'crave-block-name': ['CraveBlock Allulose Gummies'],
  'low-carb-name': ['Marcas keto aprobadas', 'Recetas bajas en carbohidratos'],
  'nighttime-name': ['Nighttime Support', 'Ver Nighttime Support', 'Sueño'],
});

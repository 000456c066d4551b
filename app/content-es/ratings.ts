import {shopName} from '~/content/brand';
import {
  mensMultiVitaminRating as builtInMens,
  nighttimeSupportRating as builtInNighttime,
  type ShopperRating,
} from '~/content/ratings';

export const statedFigures = `Según ${shopName}; estas reseñas no se escribieron en esta tienda.`;

export const mensMultiVitaminRating: ShopperRating = {
  ...builtInMens,
  customersLabel: 'Más de 2,000 clientes',
};

export const nighttimeSupportRating: ShopperRating = {
  ...builtInNighttime,
  customersLabel: 'Más de 800 clientes',
};

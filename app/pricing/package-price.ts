import {toCents, type Cents} from '~adapters/commerce/money';

interface Package {
  bottles: number;
  pricePerBottle: Cents;
  savings: Cents;
}

/** What one package costs: bottles × price per bottle (rules: Packages). */
export function packagePrice({bottles, pricePerBottle}: Package): Cents {
  return toCents(bottles * pricePerBottle);
}

/** What the package's bottles would cost one by one; null when nothing is saved (rules: Packages). */
export function packageRegularPrice(option: Package): Cents | null {
  return option.savings === 0 ? null : toCents(packagePrice(option) + option.savings);
}

/** The struck-through price per bottle: (price + savings) / bottles, to the cent (rules: Packages). */
export function regularPricePerBottle(option: Package): Cents | null {
  const regular = packageRegularPrice(option);
  return regular === null ? null : toCents(Math.round(regular / option.bottles));
}

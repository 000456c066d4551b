import {bottlesLabel} from './labels/bottles';

interface Package {
  name: string;
  bottles: number;
  /** Packages the product comes in; a product with one goes by its own name. */
  packageCount: number;
  /** What each bottle of a customizable package holds. */
  mix?: readonly string[];
}

/** How cart and order name a package: `Nighttime Support (2 bottles: With melatonin, Melatonin-free)`. */
export function packageName({name, bottles, packageCount, mix = []}: Package): string {
  if (packageCount === 1) return name;
  const content = mix.length > 0 ? `: ${mix.join(', ')}` : '';
  return `${name} (${bottlesLabel(bottles)}${content})`;
}

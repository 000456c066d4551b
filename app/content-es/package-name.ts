export const bottlesLabel = (bottles: number): string =>
  bottles === 1 ? '1 frasco' : `${bottles} frascos`;

interface Package {
  name: string;
  bottles: number;
  packageCount: number;
  mix?: readonly string[];
}

/** `Nighttime Support (2 frascos: Con melatonina, Sin melatonina)`. */
export function packageName({name, bottles, packageCount, mix = []}: Package): string {
  if (packageCount === 1) return name;
  const content = mix.length > 0 ? `: ${mix.join(', ')}` : '';
  return `${name} (${bottlesLabel(bottles)}${content})`;
}

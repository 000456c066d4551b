/** How much is in one unit of what is sold by weight or volume. */
export interface NetContent {
  /** Of a kilogram or a liter. */
  amount: number;
  unit: 'kg' | 'l';
}

const units: Record<string, [unit: NetContent['unit'], size: number]> = {
  kg: ['kg', 1],
  g: ['kg', 1000],
  mg: ['kg', 1_000_000],
  l: ['l', 1],
  cl: ['l', 100],
  ml: ['l', 1000],
};

const written = /(?:(\d{1,3}) ?[x×] ?)?(\d+(?:[.,]\d{1,3})?) ?(kg|mg|g|cl|ml|l)\b/iu;

/** `8 × 200 g`, `3 oz (85 g)`, `0,5 l`, `250 g`; null for what names no metric weight or volume. */
export function toNetContent(text: string): NetContent | null {
  const [, times = '1', number = '', name = ''] = written.exec(text) ?? [];
  const [unit, size] = units[name.toLowerCase()] ?? [];
  const amount = (Number(times) * Number(number.replace(',', '.'))) / (size ?? 1);
  return unit && amount > 0 ? {amount, unit} : null;
}

/** Several of it. */
export const timesContent = ({amount, unit}: NetContent, units: number): NetContent => ({
  amount: amount * units,
  unit,
});

/** How the offers name a variation of the kit; any other value is shown as it is. */
export const kitLabels: Readonly<Record<string, string>> = {
  "Women's Daily Multi-Vitamin": "Women's Kit",
  "Men's Daily Multi-Vitamin": "Men's Kit",
};

export function kitLabel(attributeValue: string): string {
  return kitLabels[attributeValue] ?? attributeValue;
}

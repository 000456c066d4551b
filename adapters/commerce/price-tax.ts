/**
 * What a price says of tax: that it is in it, or that it comes on top though the shop's own pages show it with tax. Null:
 * nothing, as the shop's own pages.
 */
export type PriceTax = 'included' | 'added' | null;

let current: PriceTax = null;

/** What the prices of this process, or of this page, say of tax (rules: Tax). */
export const priceTax = (): PriceTax => current;

/** Before anything is shown. */
export function setPriceTax(said: PriceTax): void {
  current = said;
}

/** Tells the browser what a page's prices say. */
export const priceTaxMark = (): string | undefined => current ?? undefined;

/** What `priceTaxMark` said. */
export function takePriceTax(mark: string | undefined): void {
  setPriceTax(mark === 'included' || mark === 'added' ? mark : null);
}

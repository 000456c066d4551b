/** Stands on every page that makes a statement about health (rules: Texts and health statements). */
export const fdaDisclaimer =
  'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

/** The same about everything in the shop. */
export const productsDisclaimer =
  'These statements have not been evaluated by the Food and Drug Administration. Our products are not intended to diagnose, treat, cure, or prevent any disease.';

export const askYourDoctor =
  'Talk with your doctor or pharmacist before you start any supplement, and above all if you are pregnant or nursing, take medication, or have a medical condition.';

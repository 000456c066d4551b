/** Reports of the National Academies from which the values are, by the year. */
export const reports = {
  1997: 'https://doi.org/10.17226/5776',
  1998: 'https://doi.org/10.17226/6015',
  2000: 'https://doi.org/10.17226/9810',
  2001: 'https://doi.org/10.17226/10026',
  2011: 'https://doi.org/10.17226/13050',
  2019: 'https://doi.org/10.17226/25353',
} as const;

type Report = keyof typeof reports;

/** The younger and the older of adults where their amounts differ (up to 30 years, and from 31). */
type Amount = number | [number, number];

/** What adults of 19 to 50 years are recommended a day, and the most that is held safe, as the reports publish it. */
export interface Intake {
  /** `mcg RAE`: another one is not added up. */
  unit: string;
  /** An adequate intake where there is no recommended allowance (`isAdequate`). */
  men: Amount;
  women: Amount;
  isAdequate?: true;
  /** Null where none has been set. */
  limit: number | null;
  /** The limit is of what supplements and fortified foods add, not of food. */
  isOfSupplements?: true;
  /** The limit counts the amount that the label gives in this unit, in parentheses. */
  limitUnit?: string;
  /** Forms that do not count toward the limit. */
  exempt?: RegExp;
  /** Forms that count twice toward the limit. */
  isTwice?: RegExp;
  report: Report;
}

/**
 * Dietary Reference Intakes: recommended dietary allowances, adequate intakes and tolerable upper intake levels, as the
 * Office of Dietary Supplements (ods.od.nih.gov) publishes them for health professionals; read on 2026-11-27.
 */
export const intakes = {
  vitaminA: {
    unit: 'mcg RAE',
    men: 900,
    women: 700,
    limit: 3000,
    // The limit is of preformed vitamin A.
    exempt: /^(?=.*caroten)(?!.*retin)/,
    report: 2001,
  },
  vitaminC: {unit: 'mg', men: 90, women: 75, limit: 2000, report: 2000},
  vitaminD: {
    unit: 'mcg',
    men: 15,
    women: 15,
    limit: 100,
    report: 2011,
  },
  vitaminE: {
    unit: 'mg',
    men: 15,
    women: 15,
    limit: 1000,
    isOfSupplements: true,
    // Half of synthetic vitamin E is of use, and not on the label; the limit is of all of it.
    isTwice: /\b(dl-al(ph|f)a|all-rac)/,
    report: 2000,
  },
  vitaminK: {
    unit: 'mcg',
    men: 120,
    women: 90,
    isAdequate: true,
    limit: null,
    report: 2001,
  },
  thiamin: {
    unit: 'mg',
    men: 1.2,
    women: 1.1,
    limit: null,
    report: 1998,
  },
  riboflavin: {
    unit: 'mg',
    men: 1.3,
    women: 1.1,
    limit: null,
    report: 1998,
  },
  niacin: {
    unit: 'mg NE',
    men: 16,
    women: 14,
    limit: 35,
    isOfSupplements: true,
    report: 1998,
  },
  vitaminB6: {
    unit: 'mg',
    men: 1.3,
    women: 1.3,
    limit: 100,
    report: 1998,
  },
  folate: {
    unit: 'mcg DFE',
    men: 400,
    women: 400,
    limit: 1000,
    isOfSupplements: true,
    limitUnit: 'mcg folic acid',
    report: 1998,
  },
  vitaminB12: {
    unit: 'mcg',
    men: 2.4,
    women: 2.4,
    limit: null,
    report: 1998,
  },
  biotin: {
    unit: 'mcg',
    men: 30,
    women: 30,
    isAdequate: true,
    limit: null,
    report: 1998,
  },
  pantothenicAcid: {
    unit: 'mg',
    men: 5,
    women: 5,
    isAdequate: true,
    limit: null,
    report: 1998,
  },
  choline: {
    unit: 'mg',
    men: 550,
    women: 425,
    isAdequate: true,
    limit: 3500,
    report: 1998,
  },
  calcium: {
    unit: 'mg',
    men: 1000,
    women: 1000,
    limit: 2500,
    report: 2011,
  },
  chromium: {
    unit: 'mcg',
    men: 35,
    women: 25,
    isAdequate: true,
    limit: null,
    report: 2001,
  },
  copper: {
    unit: 'mcg',
    men: 900,
    women: 900,
    limit: 10_000,
    report: 2001,
  },
  iodine: {
    unit: 'mcg',
    men: 150,
    women: 150,
    limit: 1100,
    report: 2001,
  },
  iron: {unit: 'mg', men: 8, women: 18, limit: 45, report: 2001},
  magnesium: {
    unit: 'mg',
    men: [400, 420],
    women: [310, 320],
    limit: 350,
    isOfSupplements: true,
    report: 1997,
  },
  manganese: {
    unit: 'mg',
    men: 2.3,
    women: 1.8,
    isAdequate: true,
    limit: 11,
    report: 2001,
  },
  molybdenum: {
    unit: 'mcg',
    men: 45,
    women: 45,
    limit: 2000,
    report: 2001,
  },
  phosphorus: {
    unit: 'mg',
    men: 700,
    women: 700,
    limit: 4000,
    report: 1997,
  },
  potassium: {
    unit: 'mg',
    men: 3400,
    women: 2600,
    isAdequate: true,
    limit: null,
    report: 2019,
  },
  selenium: {unit: 'mcg', men: 55, women: 55, limit: 400, report: 2000},
  zinc: {unit: 'mg', men: 11, women: 8, limit: 40, report: 2001},
} satisfies Record<string, Intake>;

export type Nutrient = keyof typeof intakes;

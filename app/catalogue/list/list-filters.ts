export interface FilterOption {
  value: string;
  label: string;
  /** How many products it leaves. */
  count: number;
  isChosen: boolean;
}

/** Options of which any will do; the groups narrow one another. */
export interface FilterGroup {
  label: string;
  /** Its name in the address. */
  field: 'stock' | 'option';
  options: FilterOption[];
}

/** Something that narrows the list, and the list's address without it. */
export interface Chip {
  label: string;
  href: string;
}

type Fields = [name: string, value: string][];

export interface ListFilters {
  categories: {name: string; href: string; isChosen: boolean; count: number}[];
  groups: FilterGroup[];
  chips: Chip[];
  clearPath: string;
  /** What a form keeps that is chosen elsewhere. */
  besideSearch: Fields;
  besideFilters: Fields;
}

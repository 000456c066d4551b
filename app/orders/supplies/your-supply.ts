/** Something that the shopper takes, on the home page. */
export interface YourSupply {
  name: string;
  /** `Lasts until about May 3, 2027`. */
  lasts: string;
  /** The order that it is bought again by. */
  againPath: string;
}

export const yoursPath = '/functions/yours';

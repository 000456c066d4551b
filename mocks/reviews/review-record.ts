/** A review as WordPress stores it, in any state. */
export interface ReviewRecord {
  databaseId: number;
  productId: number;
  /** Null for a guest of the shop's own pages. */
  customerId: number | null;
  name: string;
  email: string;
  /** As it was typed. */
  text: string;
  /** One to five; null where none were given. */
  stars: number | null;
  /** ISO 8601. */
  writtenAt: string;
  status: 'approved' | 'waiting' | 'refused';
  /** Whether the writer has bought it. */
  isVerified: boolean;
  /** Of the page that it was written on; none in the shop's own. */
  language?: string;
}

/** The shop's settings about reviews. */
export interface ReviewSettings {
  areOpen: boolean;
  stars: 'required' | 'optional' | 'none';
}

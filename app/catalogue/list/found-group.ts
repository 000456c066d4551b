/** Something that a search leads to. */
export interface SiteResult {
  title: string;
  path: string;
  /** A price; empty where there is none to pay. */
  detail: string;
  picture: string | null;
}

/** What was found of a kind. */
export interface ResultGroup {
  heading: string;
  results: SiteResult[];
}

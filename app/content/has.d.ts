/** What this shop has of `app/content/capabilities.json`, written by the build (build/content-folder.ts): the rest is not in it. */
declare const HAS: Record<
  | 'addsUp'
  | 'allergens'
  | 'backInStock'
  | 'freeSample'
  | 'journal'
  | 'offers'
  | 'recalls'
  | 'recipes'
  | 'reviews'
  | 'supplies'
  | 'wellness'
  | 'wishes',
  boolean
>;

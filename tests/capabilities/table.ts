/**
 * Where each capability stands, tests apart; how many product files outside import it: its seam; and how many say its
 * word, in code or in a comment. Product files are those of app, adapters, server, build and cli, without the owner's
 * content, tests and mocks; what else a word means is spared by its pattern.
 */
interface Capability {
  places: readonly string[];
  seam: number;
  word?: RegExp;
  named?: number;
}

export const capabilities: Record<string, Capability> = {
  agents: {
    places: ['app/agents', 'adapters/agents', 'adapters/woocommerce/agent-sessions.ts'],
    seam: 5,
  },
  allergens: {
    places: ['app/allergens', 'adapters/commerce/allergens'],
    seam: 11,
    word: /allergen/i,
    named: 20,
  },
  'back in stock': {
    places: ['app/back-in-stock', 'adapters/back-in-stock'],
    seam: 4,
  },
  claims: {places: ['app/content/claims', 'server/doctor/claims-to-confirm.ts'], seam: 1},
  journal: {places: ['app/journal'], seam: 3},
  offers: {places: ['app/offers'], seam: 4},
  recalls: {
    places: ['app/recalls', 'adapters/woocommerce/products/recalls.ts'],
    seam: 6,
    word: /recall/i,
    named: 14,
  },
  recipes: {places: ['app/recipes'], seam: 6, word: /recipe/i, named: 20},
  reviews: {
    places: ['app/reviews', 'adapters/reviews'],
    seam: 5,
    // Not a preview, nor of a cart or an order by its buyer.
    word: /(?<!p|buyer_?)review(?!-?cart|s the order| it\b)/i,
    named: 17,
  },
  supplies: {
    places: ['app/supplies', 'adapters/supplies'],
    seam: 7,
    // A package's `supplyLabel` says for how many days it is.
    word: /suppl(?:y(?!Label)|ies)/i,
    named: 12,
  },
  'the free sample': {places: ['app/free-sample'], seam: 3},
  'what adds up': {places: ['app/adds-up'], seam: 3},
  wishes: {
    places: ['app/wishes'],
    seam: 4,
    // The way of shipping that is wished is none of them.
    word: /wish(?:es|[- ]?list|-?heart|-cards)/i,
    named: 13,
  },
};

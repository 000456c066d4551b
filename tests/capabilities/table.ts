/** Where each capability stands, tests apart, and how many product files outside import it: its seam. */
interface Capability {
  places: readonly string[];
  seam: number;
}

export const capabilities: Record<string, Capability> = {
  agents: {
    places: ['app/agents', 'adapters/agents', 'adapters/woocommerce/agent-sessions.ts'],
    seam: 5,
  },
  allergens: {
    places: [
      'app/ui/allergens',
      'app/browser/own-allergens.ts',
      'app/browser/stored-allergens.ts',
      'adapters/commerce/allergens.ts',
      'adapters/commerce/read-allergens.ts',
    ],
    seam: 13,
  },
  'back in stock': {
    places: [
      'app/catalogue/stock-notice',
      'app/pages/back-in-stock',
      'adapters/woocommerce/stock-notices.ts',
    ],
    seam: 3,
  },
  claims: {places: ['app/content/claims', 'server/doctor/claims-to-confirm.ts'], seam: 1},
  offers: {places: ['app/offers'], seam: 4},
  recalls: {
    places: [
      'app/catalogue/RecallNotes.tsx',
      'app/catalogue/recall-notices.server.ts',
      'adapters/commerce/recall.ts',
      'adapters/woocommerce/to-recalls.ts',
    ],
    seam: 14,
  },
  recipes: {places: ['app/pages/recipes'], seam: 7},
  reviews: {
    places: [
      'app/account/reviews',
      'app/catalogue/reviews',
      'adapters/commerce/reviews.ts',
      'adapters/woocommerce/reviews.ts',
      'adapters/woocommerce/to-review.ts',
    ],
    seam: 11,
  },
  supplies: {
    places: [
      'app/orders/supplies',
      'adapters/commerce/supplies.ts',
      'adapters/woocommerce/supplies.ts',
    ],
    seam: 14,
  },
  'the free sample': {places: ['app/account/sample'], seam: 5},
  'what adds up': {places: ['app/pages/adds-up', 'app/cart/AddsUp.tsx'], seam: 3},
  wishes: {places: ['app/catalogue/wishes', 'app/pages/wish-list'], seam: 9},
};

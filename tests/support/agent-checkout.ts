/** What an agent sends of somebody's order, by whatever protocol. */
export const buyer = {first_name: 'Ada', last_name: 'Miller'};

export const home = {
  id: 'home',
  street_address: '12 Orchard Lane',
  address_locality: 'Portland',
  address_region: 'OR',
  postal_code: '97201',
  address_country: 'US',
};

export const to = (destination: object) => ({
  methods: [{type: 'shipping', destinations: [destination]}],
});

export const items = (...lines: [id: string, quantity: number][]) => ({
  line_items: lines.map(([id, quantity]) => ({item: {id}, quantity})),
});

/** With all that a parcel needs. */
export const wholeCheckout = (email: string, ...lines: [id: string, quantity: number][]) => ({
  ...items(...lines),
  buyer: {...buyer, email},
  fulfillment: to(home),
});

/** Its orders are told from all others by it. */
export const anEmail = () => `agent-${crypto.randomUUID().slice(0, 8)}@shop.example`;

import {toCents} from '~adapters/commerce/money';
import {currencies} from './amounts';
import type {MediaRecord} from './media';
import {offeredMethods} from './payment-methods';
import {taxSettings} from './tax-settings';

/** A picture that is huge by what the shop says of it, in one size alone. */
const poster: MediaRecord = {
  databaseId: 690,
  name: 'huge-poster',
  file: 'konjac-udon.webp',
  altText: '',
  width: 12_000,
  height: 9000,
  sizes: [],
};

/** The settings of a shop that has everything at once: tax in its prices, many zones, euros, every way of paying. */
export const oddSettings = (media: Map<string, MediaRecord>) => ({
  title: 'Odd & Söhne',
  currency: currencies.euros,
  taxes: taxSettings['prices with several taxes'],
  zones: [
    {states: ['OR'], methods: [{id: 'local_pickup:1', title: 'Abholung', cost: toCents(0)}]},
    {
      states: ['NY', 'CA'],
      methods: [
        {id: 'flat_rate:2', title: '', cost: toCents(1)},
        {id: 'free_shipping:3', title: 'Free', cost: toCents(0), isFreeFrom: toCents(5000)},
      ],
    },
    {states: ['HI'], methods: []},
    {states: null, methods: [{id: 'flat_rate:4', title: 'Welt & mehr', cost: toCents(12_345)}]},
  ],
  countries: {
    base: 'DE',
    selling: ['US', 'DE', 'JP', 'CA'],
    shipping: ['US', 'DE', 'JP', 'CA'],
  },
  paymentMethods: offeredMethods.all,
  media: new Map([...media, [poster.name, poster]]),
});

import type {ReviewRecord} from './review-record';

type Written = [
  day: string,
  name: string,
  stars: number,
  text: string,
  isBuyer?: boolean,
  language?: string,
];

const spaghetti: Written[] = [
  [
    '2026-10-21',
    'Priya N.',
    5,
    'Firm, no smell after a good rinse, and it takes up sauce. A keeper.',
  ],
  [
    '2026-10-14',
    'Marcus T.',
    4,
    'Good bite once I dry-fried it for five minutes as the pack says.\n\nWithout that step it is a bit rubbery, so do not skip it.',
  ],
  ['2026-10-02', 'Lena F.', 3, 'Fine with a strong sauce. With just butter I missed real pasta.'],
  ['2026-09-26', 'Joe', 5, 'My weeknight dinner for a month now.', false],
  ['2026-09-19', 'Carla V.', 4, 'Filling for so few calories. Portions could be larger.'],
  [
    '2026-09-12',
    'D. Okafor',
    5,
    'Arrived in two days, packed well. Tastes of nothing, which is the point.',
  ],
  ['2026-09-03', 'Ruth', 4, 'Works in soup too.'],
  ['2026-08-28', 'Sam W.', 2, 'Not for me, the texture is too springy. Shipping was quick though.'],
  ['2026-08-15', 'Ines', 5, 'I rinse it twice and fry it dry: very close to spaghetti.'],
  ['2026-08-07', 'Tom B.', 4, 'Solid. I keep a few packs in the cupboard.'],
  ['2026-07-30', 'Helen', 5, 'Keeps me full until dinner and fits my plan.'],
  ['2026-07-22', 'Bo', 4, 'Easy lunch at work, three minutes in the microwave with pesto.', false],
];

const others: [productId: number, written: Written[]][] = [
  [
    115,
    [
      ['2026-10-17', 'Andrea M.', 5, 'A good way to try everything. The noodles were gone first.'],
      [
        '2026-09-30',
        'Phil',
        4,
        'Fair price for what is in it. I would have liked to choose two noodles.',
      ],
    ],
  ],
  [
    123,
    [
      ['2026-10-22', 'Lucía R.', 5, 'Muy ricos en caldo de pollo. Los seco bien.', true, 'es'],
      ['2026-10-11', 'Yuki', 5, 'Thin and quick. Great in broth with scallions.'],
      ['2026-09-08', 'Grace L.', 4, 'The six-pack is the better buy.'],
    ],
  ],
  [
    146,
    [['2026-09-21', 'Owen', 3, 'Closer to small pearls than to rice, but good under a curry.']],
  ],
  [
    158,
    [
      ['2026-10-09', 'Nadia', 4, 'Sweet without an aftertaste. I keep to two a day.'],
      ['2026-08-25', 'Walt', 5, 'Helps me past the afternoon vending machine.', false],
    ],
  ],
];

const waiting: Written = ['2026-10-23', 'Kim', 4, 'Nice with garlic and lemon.'];

const toRecord =
  (productId: number, status: ReviewRecord['status']) =>
  (
    [day, name, stars, text, isVerified = true, language = '']: Written,
    index: number,
  ): ReviewRecord => ({
    databaseId: 0,
    productId,
    customerId: null,
    name,
    email: `reader-${productId}-${index}@shop.example`,
    text,
    stars,
    writtenAt: `${day}T15:04:00Z`,
    status,
    isVerified,
    language,
  });

/** Some products have been written about; one review waits for the shop. Older ones have the lower numbers. */
export const createFirstReviews = (): ReviewRecord[] =>
  [
    ...spaghetti.map(toRecord(130, 'approved')),
    ...others.flatMap(([productId, written]) => written.map(toRecord(productId, 'approved'))),
    toRecord(130, 'waiting')(waiting, spaghetti.length),
  ]
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
    .map((review, index) => ({...review, databaseId: 301 + index}));

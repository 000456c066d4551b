import {describe, expect, test} from 'vitest';
import {findMisspelt, findSettingProblems, readEnv} from './env';

const strong = 'q3Zk1vX9bT7mN0sLr5wYcD8eJ2hPfU6aGiVoEtKxQ4=';
const complete = {
  WOO_GRAPHQL_URL: 'https://shop.example/graphql',
  WOO_USERNAME: 'storefront',
  WOO_APPLICATION_PASSWORD: 'abcd efgh',
  SESSION_SECRET: strong,
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Bellyful <hello@bellyful.example>',
  PUBLIC_STORE_URL: 'https://bellyful.example',
};
const problemsWith = (changes: Record<string, string>) =>
  findSettingProblems({...complete, ...changes});
const startsOf = (problems: string[]) => problems.map((problem) => problem.split('.')[0]);

test('a shop with all its settings opens', () => {
  expect(findSettingProblems(complete)).toEqual([]);
  expect(readEnv(complete)).toMatchObject({PAYMENT_GATEWAY: ['hosted'], TRUST_PROXY: 0});
});

test('everything wrong is reported at once, in sentences, and no value is repeated', () => {
  const problems = problemsWith({
    WOO_USERNAME: '',
    WOO_GRAPHQL_URL: 'shop-with-a-secret',
    PAYMENT_GATEWAY: 'stripe',
    TRUST_PROXY: 'yes',
    PUBLIC_STORE_URL: '',
  });
  expect(startsOf(problems).toSorted()).toEqual([
    'PUBLIC_STORE_URL is missing',
    'PUBLIC_STRIPE_KEY is missing',
    'STRIPE_SECRET_KEY is missing',
    'STRIPE_WEBHOOK_SECRET is missing',
    'TRUST_PROXY is not right',
    'WOO_GRAPHQL_URL is not right',
    'WOO_USERNAME is missing',
  ]);
  expect(problems.join()).not.toContain('shop-with-a-secret');
  expect(problems.every((problem) => / (It is|It must be) [^.]+/.test(problem))).toBe(true);
});

test.each([
  ['short', 'only-thirty-two-characters-long!'],
  ['one letter', 'a'.repeat(64)],
  ['a word repeated', 'correct-horse-battery-'.repeat(3)],
  ['few different signs', 'abcabdabcaabdcabcabdaacbdbacbdcabdcbabcdacbdab'],
])('a session secret that is %s is refused, the former one too', (_, secret) => {
  expect(startsOf(problemsWith({SESSION_SECRET: secret}))).toEqual(['SESSION_SECRET is not right']);
  expect(startsOf(problemsWith({SESSION_SECRET_PREVIOUS: secret}))).toEqual([
    'SESSION_SECRET_PREVIOUS is not right',
  ]);
});

test.each([
  strong,
  'a3f1'.concat('09bc47de5812f6a0'.repeat(1), '77e1d94c3b5a2860fe19c8d3a4b7526f01e8'),
])('random bytes in base64 or hex are a secret', (secret) => {
  expect(problemsWith({SESSION_SECRET: secret})).toEqual([]);
});

test.each([
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
  ['0.0.0.0', ['PUBLIC_STORE_URL is missing']],
  ['10.0.0.7', ['PUBLIC_STORE_URL is missing']],
  ['', ['PUBLIC_STORE_URL is missing']],
])('a shop that listens on %j without a public address: %j', (HOST, problems) => {
  expect(startsOf(problemsWith({PUBLIC_STORE_URL: '', HOST}))).toEqual(problems);
});

describe('a stand-in for Stripe', () => {
  const stripe = {
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_STRIPE_KEY: 'pk_test_1',
  };

  test('is not there unless it is set', () => {
    expect(problemsWith(stripe)).toEqual([]);
  });

  test.each([
    ['another site', 'https://stripe.example', 'https://stripe.example/graphql'],
    ['this machine beside a real shop', 'http://127.0.0.1:4242', complete.WOO_GRAPHQL_URL],
    ['another port than the shop', 'http://127.0.0.1:4242', 'http://127.0.0.1:4243/graphql'],
  ])('at %s keeps the shop closed', (_, STRIPE_API_URL, WOO_GRAPHQL_URL) => {
    expect(startsOf(problemsWith({...stripe, STRIPE_API_URL, WOO_GRAPHQL_URL}))).toEqual([
      'STRIPE_API_URL is not right',
    ]);
  });

  test('is the mocked shop, at one address of this machine', () => {
    expect(problemsWith({...stripe, ...mocked, STRIPE_API_URL: mockedUrl})).toEqual([]);
  });
});

const mockedUrl = 'http://127.0.0.1:4242';
/** What the host adds where no shop is set. */
const mocked = {
  WOO_GRAPHQL_URL: `${mockedUrl}/graphql`,
  PAYMENT_GATEWAY: 'offline',
  PAYMENT_OFFLINE_URL: mockedUrl,
  PUBLIC_STORE_URL: '',
};

describe('the mocked shop', () => {
  test.each(['', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'opens for whoever tries it at home (%j), in Docker too',
    (PUBLIC_STORE_URL) => {
      expect(problemsWith({...mocked, PUBLIC_STORE_URL, HOST: '0.0.0.0'})).toEqual([]);
    },
  );

  test.each(['https://bellyful.example', 'http://203.0.113.7', 'https://localhost.example'])(
    'is not open to the world by a setting that is missing (%s)',
    (PUBLIC_STORE_URL) => {
      const [problem, ...others] = problemsWith({...mocked, PUBLIC_STORE_URL});
      expect(problem).toMatch(/^PUBLIC_STORE_URL names a public address, and no shop is set\./);
      expect(others).toEqual([]);
      expect(problemsWith({...mocked, PUBLIC_STORE_URL, PUBLIC_DEMO: '0'})).toEqual([problem]);
    },
  );

  test('is a demonstration in public for who says so', () => {
    const demo = {...mocked, PUBLIC_STORE_URL: 'https://demo.bellyful.example', PUBLIC_DEMO: '1'};
    expect(problemsWith(demo)).toEqual([]);
    expect(readEnv({...complete, ...demo}).PUBLIC_DEMO).toBe(true);
    expect(readEnv({...complete, ...mocked}).PUBLIC_DEMO).toBe(false);
  });

  test.each(['sk_live_1', 'rk_live_1'])('takes nobody’s money (%s)', (STRIPE_SECRET_KEY) => {
    const own = {STRIPE_API_URL: 'https://api.stripe.com', STRIPE_SECRET_KEY};
    expect(problemsWith({...mocked, ...own})).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY takes real money/),
    ]);
  });
});

test.each([
  ['MOCK_CATALOGUE', 'recorded'],
  ['MOCK_PORT', '4242'],
  ['PAYMENT_OFFLINE_URL', mockedUrl],
  ['PUBLIC_DEMO', '1'],
])('%s does not stand beside a real shop’s address', (name, value) => {
  expect(problemsWith({[name]: value})).toEqual([
    `${name} is a setting of the mocked shop, and WOO_GRAPHQL_URL names a real one. Leave one of them out.`,
  ]);
});

test('no real shop is paid by test cards', () => {
  const problems = problemsWith({
    PAYMENT_GATEWAY: 'offline',
    PAYMENT_OFFLINE_URL: 'https://shop.example',
  });
  expect(startsOf(problems)).toEqual([
    expect.stringMatching(/^PAYMENT_GATEWAY is a setting of the mocked shop/),
    expect.stringMatching(/^PAYMENT_OFFLINE_URL is a setting of the mocked shop/),
  ]);
});

test.each([
  ['PAGE_CACHE', 'banana', 'off while you work on the pages'],
  ['DRAIN_SECONDS', 'soon', 'how long the host ends'],
])('what the host alone reads is checked, too: %s=%s', (name, value, meaning) => {
  expect(problemsWith({[name]: value})).toEqual([
    expect.stringContaining(`${name} is not right. It must be ${meaning}`),
  ]);
});

test.each([
  ['WOO_GRAPHQL_URLL', 'WOO_GRAPHQL_URL'],
  ['WOO_GRAPQL_URL', 'WOO_GRAPHQL_URL'],
  ['WOO_GRAPHQL_ULR', 'WOO_GRAPHQL_URL'],
  ['PAGE_CASHE', 'PAGE_CACHE'],
  ['Data_Dir', 'DATA_DIR'],
])('%s is no setting: %s may be meant', (name, meant) => {
  expect(findMisspelt({[name]: '1', PAGE_CACHE: ''})).toEqual([
    `${name} is no setting, and is not read. Is ${meant} meant?`,
  ]);
});

test('other programs’ variables are left alone, and what stands beside the right one', () => {
  const foreign = {HOSTNAME: 'x', CONTEXT: 'x', NODE_PORT: '1', npm_config_port: '1', PATH: '/bin'};
  expect(findMisspelt({...foreign, ...complete, WOO_USERNAMES: 'x'})).toEqual([]);
});

import {parseArgs} from 'node:util';
import type {BackendOptions} from './backend';
import {choices, chooseCatalogue} from './recorded/choose-catalogue';
import {isTrouble, troubles, type Trouble} from './scenarios';
import {isMarketName, markets} from './woocommerce/markets';

export const usage = `A mocked WooCommerce with WPGraphQL, for any client. Usage: mock [options]

  --port <number>        where it listens (4000; 0 takes any free port)
  --catalogue <name>     usual, large (328 products), huge (10,016), odd (everything at once), types, recorded,
                         or the folder of a recorded shop, as MOCK_CATALOGUE
  --market <name>        where the shop stands, with all that is set so: ${Object.keys(markets).join(', ')}
  --seed <number>        makes the products of large and huge (1); the same number makes the same products
  --latency <ms>         how long every answer of /graphql takes at least
  --trouble <name[:operation[:times]]>
                         what goes wrong, for one operation and so often: ${Object.keys(troubles).join(', ')}
  --guard                refuses visitors every mutation, as our plugin does
  --introspection        lets visitors read the schema, as code generators do
  --contract <endpoint>  opens nothing: holds the contract against any WooGraphQL, and says what it answers otherwise
  --fill-carts           with it: also puts things into carts and takes them out again
  --help                 prints this`;

const options = {
  port: {type: 'string', default: '4000'},
  catalogue: {type: 'string', default: 'usual'},
  market: {type: 'string', default: 'United States'},
  seed: {type: 'string', default: '1'},
  latency: {type: 'string', default: '0'},
  trouble: {type: 'string'},
  guard: {type: 'boolean', default: false},
  introspection: {type: 'boolean', default: false},
  contract: {type: 'string'},
  'fill-carts': {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

type Wish =
  | 'help'
  | {endpoint: string; fillsCarts: boolean}
  | {wanted: BackendOptions; notice: string};

/** What the command line says; throws a sentence where it cannot be meant. */
export function readArguments(given: string[]): Wish {
  const {values} = parseOptions(given);
  if (values.help) return 'help';
  if (values.contract !== undefined) {
    if (!URL.canParse(values.contract))
      throw new Error('--contract takes an address, such as https://shop.example/graphql.');
    return {endpoint: values.contract, fillsCarts: values['fill-carts']};
  }
  const {notice, isMissing, ...choice} = chooseCatalogue({
    ...process.env,
    MOCK_CATALOGUE: values.catalogue,
  });
  if (isMissing) throw new Error(`--catalogue: there is no shop ${values.catalogue}. ${choices}`);
  const {market} = values;
  if (!isMarketName(market))
    throw new Error(
      `--market: there is no market ${market}. There are ${Object.keys(markets).join(', ')}.`,
    );
  return {
    wanted: {
      ...(market !== 'United States' && {market}),
      port: toNumber('port', values.port),
      seed: toNumber('seed', values.seed),
      latencyMs: toNumber('latency', values.latency),
      isOpen: !values.guard,
      isPublicIntrospection: values.introspection,
      ...(values.trouble && {scenario: toScenario(values.trouble)}),
      ...choice,
    },
    notice,
  };
}

/** Of `npm run`, npm takes what does not stand after `--` for itself. */
const advice =
  'All options: --help. With npm they stand after --, as in: npm run mock -- --port 4001';

function parseOptions(given: string[]) {
  try {
    return parseArgs({args: given, options});
  } catch (thrown) {
    const [reason = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('. ');
    throw new Error(`${reason.replace(/\.$/, '')}. ${advice}`, {cause: thrown});
  }
}

function toNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${option} takes a number, not ${text}.`);
  return Number(text);
}

function toScenario(text: string): {trouble: Trouble; operation?: string; times?: number} {
  const [trouble, operation, times] = text.split(':');
  if (!isTrouble(trouble))
    throw new Error(
      `--trouble: there is no trouble ${trouble}. There are ${Object.keys(troubles).join(', ')}.`,
    );
  return {
    trouble,
    ...(operation && {operation}),
    ...(times && {times: toNumber('trouble', times)}),
  };
}

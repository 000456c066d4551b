import {menuPlaces} from '../content-record';
import {buildASTSchema, Kind, parse, type GraphQLSchema} from 'graphql';
import companions from './companions.graphql?raw';
import recorded from './recorded.graphql?raw';
import {withAttributes} from './attributes';

interface Wanted {
  /** Whether the shop sells what an extension brought. */
  hasUnsupported: boolean;
  /** Whether it has the plugins that storefronts often count on. */
  hasCompanions: boolean;
  /** The shop's global attributes, as WordPress names them. */
  attributes: readonly string[];
}

/** What the shop answers, and its introspection does not reach. */
const hidden = `type CouponError implements CartError {
  code: String!
  reasons: [String]
  type: CartErrorType!
}

type ShippingMethodError implements CartError {
  chosenMethod: String!
  package: String!
  reasons: [String]
  type: CartErrorType!
}

extend enum MenuLocationEnum {
  ${menuPlaces.join('\n  ')}
}`;

/** WooGraphQL's own type for what extensions sell has the interfaces and fields of a simple product. */
const unsupported = () =>
  (/^type SimpleProduct [^}]+\}$/m.exec(recorded)?.[0] ?? '').replace(
    'SimpleProduct',
    'UnsupportedProduct',
  );

/** What companions add to a simple product, for a type like it. */
const companionsOf = (type: string) =>
  (/^extend type SimpleProduct [^}]+\}$/m.exec(companions)?.[0] ?? '').replace(
    'SimpleProduct',
    type,
  );

/** A test holds that the schemas are valid; to look through them at every start takes a tenth of its time. */
const trusted = {assumeValid: true, noLocation: true};

const built = new Map<string, GraphQLSchema>();

/** The recorded schema of a real shop and what this one has beside it, built once each. */
export function schemaOf({hasUnsupported, hasCompanions, attributes}: Wanted): GraphQLSchema {
  const parts = [
    hidden,
    ...(hasUnsupported ? [unsupported()] : []),
    ...(hasCompanions ? [companions] : []),
    ...(hasUnsupported && hasCompanions ? [companionsOf('UnsupportedProduct')] : []),
  ];
  const more = parts.join('\n');
  const key = [more, ...attributes].join('\n');
  const known = built.get(key);
  if (known) return known;
  const all = [recorded, more].flatMap((text) => parse(text, trusted).definitions);
  const definitions = withAttributes(all, attributes);
  const schema = buildASTSchema({kind: Kind.DOCUMENT, definitions}, trusted);
  built.set(key, schema);
  return schema;
}

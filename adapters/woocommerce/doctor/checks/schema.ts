import {buildClientSchema, parse, validate, type IntrospectionQuery} from 'graphql';
import {fine, wrong, type Check, type Trouble} from '../check';
import {explainProblem} from '../explain-problem';
import {explainReply} from '../explain-reply';
import {isGraphql, isSignedIn, jsonOf, knowsProducts, problemsOf, type Reply} from '../reply';
import type {ShopProbe} from '../shop-probe';

const name = 'Types and fields';

const documents = import.meta.glob<string>(
  ['../../../../graphql/*.graphql', '!../../../../graphql/schema.graphql'],
  {query: '?raw', import: 'default', eager: true},
);

/** Whether everything that the storefront queries exists in the shop’s schema. */
export function checkSchema(probe: ShopProbe): Check[] {
  const {schema, viewer, catalogue} = probe;
  // A visitor reads no schema: the line about the password says it. That of the plugins tells what is off.
  if (!schema || !isSignedIn(viewer) || !knowsProducts(catalogue)) return [];
  const trouble = explainSchema(schema, probe.settings.graphqlUrl);
  if (trouble) return [wrong(name, trouble)];
  if (!isGraphql(schema)) return [];
  const problems = findProblems(jsonOf(schema)['data'] as IntrospectionQuery);
  if (problems.length === 0) return [fine(name, 'Everything that the storefront asks is there.')];
  return [
    wrong(name, {
      message: `The shop does not know ${problems.length} of the things that are asked: ${summary(problems)}`,
      fix: 'Bring WPGraphQL and WPGraphQL for WooCommerce up to date; what an upgrade took away, "npm run schema" shows.',
    }),
  ];
}

const summary = (problems: string[]) =>
  problems
    .slice(0, 3)
    .join(' ')
    .concat(problems.length > 3 ? ' …' : '');

function findProblems(introspection: IntrospectionQuery): string[] {
  const schema = buildClientSchema(introspection, {assumeValid: true});
  const mistakes = Object.values(documents).flatMap((text) => validate(schema, parse(text)));
  const messages = mistakes.map(({message}) => message.replace(/ Did you mean .*$/, ''));
  return [...new Set(messages)];
}

function explainSchema(schema: Reply, address: string): Trouble | null {
  const trouble = explainReply(schema, address);
  if (trouble) return trouble;
  const [problem] = problemsOf(schema);
  if (problem === undefined) return null;
  const known = explainProblem(problem);
  if (known) return known;
  const isForbidden = /introspection/i.test(problem);
  return {
    message: 'The shop does not show its schema to the storefront’s user.',
    fix: isForbidden
      ? 'A security plugin forbids introspection to everybody: allow it for signed-in users.'
      : 'Read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php).',
  };
}

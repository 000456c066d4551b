import {fine, wrong, type Check, type Trouble} from '../check';
import {explainReply, savePermalinks} from '../explain-reply';
import {isGraphql, type Reply} from '../reply';
import {indexOf, type ShopProbe} from '../shop-probe';

const name = 'The shop answers';

/** Whether GraphQL answers at all. Where it does not, nothing else can be checked. */
export function checkAnswer(probe: ShopProbe): Check {
  const {catalogue, settings} = probe;
  if (isGraphql(catalogue)) return fine(name, `GraphQL answers at ${settings.graphqlUrl}.`);
  return wrong(name, findCause(probe) ?? explainReply(catalogue, settings.graphqlUrl) ?? noGraphql);
}

const noGraphql: Trouble = {
  message: 'This address answers JSON, but no GraphQL.',
  fix: 'Write the address of WPGraphQL into WOO_GRAPHQL_URL; it mostly ends with /graphql.',
};

/** A page in place of data has several causes, which other questions tell apart. */
function findCause(probe: ShopProbe): Trouble | null {
  const {catalogue, plainGraphql} = probe;
  if (!isPage(catalogue)) return null;
  if (isGraphql(plainGraphql))
    return {
      message:
        'WPGraphQL answers, but not at /graphql: the shop has plain permalinks, or they were not saved since it was activated.',
      fix: savePermalinks,
    };
  const {namespaces} = indexOf(probe);
  if (namespaces)
    return {
      message: 'WPGraphQL is switched off: /graphql is a page of the shop.',
      fix: `Install and activate WPGraphQL 2.3.3 or newer. ${savePermalinks}`,
    };
  return null;
}

const isPage = (reply: Reply) =>
  reply.isAnswered &&
  reply.json === undefined &&
  [200, 404].includes(reply.status) &&
  /<html|<!doctype/i.test(reply.text) &&
  !/\{\s*"(?:data|errors)"/.test(reply.text);

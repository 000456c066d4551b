import type {Trouble} from './check';

/** What a GraphQL error says about the shop’s settings; null for one that says nothing about them. */
export function explainProblem(problem: string): Trouble | null {
  const [, type] = /"([^"]+)" product type is not supported/.exec(problem) ?? [];
  if (type !== undefined)
    return {
      message: `A product of the type "${type}" breaks the list of products.`,
      fix: 'Activate the plugin "Bellyful Storefront", or switch on "Enable Unsupported types" under GraphQL, Settings, WooGraphQL.',
    };
  if (/Internal server error/i.test(problem))
    return {
      message: 'The shop breaks while it answers (internal server error).',
      fix: 'Read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) and switch off the plugin that it names.',
    };
  if (/authenticat|logged in|not authorized|capabilit/i.test(problem))
    return {
      message: 'The shop answers signed-in users only.',
      fix: 'Switch off "Restrict Endpoint to Authenticated Users" under GraphQL, Settings.',
    };
  if (/depth|complexity/i.test(problem))
    return {
      message: 'The shop limits how deep a question may go, and the storefront’s go deeper.',
      fix: 'Allow a query depth of 15 under GraphQL, Settings.',
    };
  return null;
}

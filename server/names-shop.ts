const ofShop = [
  'WOO_GRAPHQL_URL',
  'WOO_USERNAME',
  'WOO_APPLICATION_PASSWORD',
  'WOO_WEBHOOK_SECRET',
];

/** Whether any setting means a real shop: half a connection is no reason for the mocked one. */
export const namesShop = (variables: NodeJS.ProcessEnv): boolean =>
  ofShop.some((name) => Boolean(variables[name]));

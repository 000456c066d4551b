/** What the plugin's routes and this storefront agree on; either refuses another one (decision 20). */
export const contractVersion = 4;

/** Which side is to be updated; null where both are of one version. A plugin that names none is the oldest. */
export function contractProblem(contract = 1): string | null {
  if (contract === contractVersion) return null;
  const older = contract < contractVersion ? 'the shop’s plugin' : 'this storefront';
  return `Nobody can order: the plugin speaks version ${contract} of what both have agreed on, this storefront version ${contractVersion}, so update ${older}.`;
}

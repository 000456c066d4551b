import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {toShopSettings, type Variables} from './doctor-settings';
import {toStartLines} from './print-checks';

/** Tells the owner once how the shop is. The storefront is open by then, whatever the answer. */
export async function sayAtStart(
  variables: Variables,
  say: (line: string) => void = console.log,
): Promise<void> {
  const probe = await probeShop(toShopSettings(variables), {isShort: true});
  // It has been open for a moment only: earlier messages of the shop found nobody.
  const checks = examine({...probe, storefront: null});
  for (const line of toStartLines(checks)) say(line);
}

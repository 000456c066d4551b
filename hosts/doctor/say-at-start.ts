import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {toShopSettings, type Variables} from './doctor-settings';
import {toStartLines} from './print-checks';

/** Tells the owner once how the shop is. The storefront is open by then, whatever the answer. */
export async function sayAtStart(
  variables: Variables,
  say: (line: string) => void = console.log,
): Promise<void> {
  const checks = examine(await probeShop(toShopSettings(variables)));
  for (const line of toStartLines(checks)) say(line);
}

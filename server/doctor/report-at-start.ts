import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {createLog, withoutPersonal, type Log} from '~/server/telemetry/log';
import {toShopSettings} from './doctor-settings';

/** Logs once what the shop lacks. The storefront is open by then, whatever the answer. */
export async function reportAtStart(
  variables: NodeJS.ProcessEnv,
  log: Pick<Log, 'info' | 'warn'> = createLog('host'),
): Promise<void> {
  const probe = await probeShop(toShopSettings(variables), {isShort: true});
  // It has been open for a moment only: earlier messages of the shop were not received.
  const checks = examine({...probe, storefront: null});
  const lacking = checks
    .filter(({ok}) => !ok)
    .map(({name, message}) => withoutPersonal(`${name}: ${message}`));
  if (lacking.length === 0) log.info('shop.complete');
  else log.warn('shop.incomplete', {lacking});
}

import type {Shopper} from '~adapters/accounts';
import type {AppServices} from '~/server/app-services';
import {showSupplies} from './supplies-page.server';
import {supplyWords} from '~/content/supplies';
import type {YourSupply} from './your-supply';

const mostShown = 4;

/** What ends first of all that the shopper takes; nothing while the shop does not answer. */
export async function findYours(
  services: Pick<AppServices, 'commerce' | 'log' | 'supplies' | 'siteUrl'>,
  shopper: Shopper,
): Promise<YourSupply[]> {
  const {supplies} = await showSupplies(services, shopper);
  return (supplies ?? []).slice(0, mostShown).map(({name, endsOn, isOver, orderPath}) => ({
    name,
    lasts: isOver ? supplyWords.ended(endsOn) : supplyWords.ends(endsOn),
    againPath: `${orderPath}#again`,
  }));
}

import {offlineSettings} from '~mocks/offline-settings';
import {startWorkerd} from './workerd';

export {runWrangler} from './workerd';

/** The built worker under workerd, before the mocked services of a running shop; `more` are settings. */
export const startWorkerdShop = (
  mockUrl: string,
  more: Record<string, string> = {},
  stored?: string,
) => startWorkerd({...offlineSettings(mockUrl), ...more}, stored);

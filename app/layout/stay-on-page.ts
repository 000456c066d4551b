import type {ClientInstrumentation} from 'react-router';
import {reportConnectionLost} from '~/ui/connection-store';
import {loadCode} from '~/browser/load-code';
import {inLanguage} from '~/content/language-paths';

const never = new Promise<never>(() => {});
let latest = 0;

/** A link whose page cannot be loaded leaves the shopper on the page, and says why (rules: Without a connection). */
export const stayOnPage: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (go, {to}) => {
        latest += 1;
        const mine = latest;
        const code = typeof to === 'number' ? 'here' : await loadCode(to);
        if (mine !== latest) return never;
        if (code === 'gone') location.assign(inLanguage(String(to)));
        if (code === 'away') reportConnectionLost();
        if (code !== 'here') return never;
        reportConnectionLost(false);
        await go();
      },
    }),
};

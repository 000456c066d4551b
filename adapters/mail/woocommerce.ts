import {CommerceError} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Mailer} from './mailer';

/** The shop sends the mails itself: its sender, its frame, its own way out. */
export function createWooMailer(plugin: PluginClient): Mailer {
  return {
    async send({kind, to, replyTo, subject, content, text}) {
      const body = {kind, to, subject, html: content, text, ...(replyTo && {replyTo})};
      try {
        const answer = await plugin.send('mail.send', {method: 'POST', path: '/mail', body});
        if (!answer.ok) throw new Error(`mail refused: ${answer.status} ${answer.code}`);
      } catch (cause) {
        if (!(cause instanceof CommerceError)) throw cause;
        throw new Error('the shop did not send the mail', {cause});
      }
    },
    async check() {
      const answer = await plugin.send('mail.check', {method: 'GET', path: '/mail'});
      if (!answer.ok) throw new Error(`mails declined: ${answer.code}`);
    },
  };
}

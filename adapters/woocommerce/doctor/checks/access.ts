import {fine, wrong, type Check, type Trouble} from '../check';
import {fieldsOf, isSignedIn, jsonOf} from '../reply';
import {factsOf} from '../shop-facts';
import {indexOf, type ShopProbe} from '../shop-probe';

const button = 'press "Make the user and its password" under WooCommerce, Bellyful storefront';

export function checkAccess(probe: ShopProbe): Check[] {
  return [checkPassword(probe), ...checkRights(probe)];
}

function checkPassword(probe: ShopProbe): Check {
  const name = 'Password';
  const {user} = probe.settings;
  if (!user)
    return wrong(name, {
      message: 'No user of the shop is set: the catalogue is shown, and nobody can order.',
      fix: `In the shop, ${button}, and copy its lines into .env.`,
    });
  if (isSignedIn(probe.viewer)) return fine(name, `The shop knows ${user.name}.`);
  return wrong(name, whyUnknown(probe));
}

/** GraphQL takes a wrong password for a visitor without a word; WordPress’ REST interface says why. */
function whyUnknown(probe: ShopProbe): Trouble {
  const {facts, settings} = probe;
  const {code: given} = jsonOf(facts);
  const code = typeof given === 'string' ? given : '';
  const name = settings.user?.name ?? '';
  const sent = `Again ${button}, and copy its lines into .env.`;
  const {authentication} = indexOf(probe);
  if (/^invalid_(?:username|email)$/.test(code))
    return {message: `The shop has no user called ${name}.`, fix: sent};
  if (code === 'incorrect_password')
    return {message: `The password of ${name} is wrong, or was withdrawn.`, fix: sent};
  if (authentication && !('application-passwords' in authentication))
    return {
      message: 'The shop takes no application passwords.',
      fix: "Serve the shop by https (on one machine alone write define( 'WP_ENVIRONMENT_TYPE', 'local' ) into wp-config.php instead), and allow application passwords in its security plugin.",
    };
  if (code === 'rest_forbidden')
    return {
      message:
        'The password does not reach WordPress: the shop takes this storefront for a visitor.',
      fix: 'Let the web server pass the header Authorization on (Apache: CGIPassAuth On, or SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1).',
    };
  return {
    message: `The shop takes ${name} for a visitor: name or password is wrong, or the header Authorization is dropped.`,
    fix: sent,
  };
}

function checkRights({facts}: ShopProbe): Check[] {
  const {user} = factsOf(facts);
  if (!user) return checkRefusal(facts);
  const missing = [user.canEditOrders ? [] : 'orders', user.canReadCoupons ? [] : 'codes'].flat();
  if (missing.length > 0)
    return [
      wrong('Rights', {
        message: `${user.login} may not work with the shop’s ${missing.join(' and ')}.`,
        fix: `In the shop, ${button}, and copy its lines into .env.`,
      }),
    ];
  const isStaff = user.roles.some((role) => /administrator|shop_manager/.test(role));
  const more = isStaff ? ' It may do more than that: the plugin’s own user is safer.' : '';
  return [fine('Rights', `${user.login} may make orders and read codes.${more}`)];
}

/** A user who is known, but may not use the plugin. */
function checkRefusal(facts: ShopProbe['facts']): Check[] {
  const {code, data} = jsonOf(facts);
  if (!code || fieldsOf(data)['status'] !== 403) return [];
  return [
    wrong('Rights', {
      message: 'This user may not ask the storefront’s plugin.',
      fix: `In the shop, ${button}, and copy its lines into .env.`,
    }),
  ];
}

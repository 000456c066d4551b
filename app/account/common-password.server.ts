import {accepted, refused} from '~adapters/commerce';
import {shopName} from '~/content/brand';
import type {AccountOutcome} from './account-call.server';
import {toPasswordRefusals} from './account-validation';

/** What people choose first, in the shop's languages, and what they make of this shop. Digits and signs are put around it. */
const words = `
a aa abc abcd qwe qwer qwert qwerty qwertz azerty qwertyuiop asd asdf asdfgh asdfghjkl zxc zxcv zxcvbn zxcvbnm qaz qazwsx wsx
pass passwd password passwort passphrase mypassword newpassword temp temppass temporary secret mysecret letmein login logon
access account admin administrator root user username guest test tester testing testtest demo default change changeme
changeit changenow welcome welcomeback hello hellohello hi please trustno trustme unknown nothing whatever enter security
secure server system internet computer windows microsoft google facebook apple iphone samsung android linkedin amazon
love loveme lovely iloveyou ilove iloveu myself mylove forever family friend friends baby babygirl angel princess prince
king queen master monkey dragon tiger lion eagle falcon shadow hunter killer ninja pirate wizard batman superman spiderman
starwars pokemon pikachu naruto matrix minecraft fortnite football soccer baseball basketball hockey tennis golf yankees
lakers cowboys liverpool arsenal chelsea barcelona realmadrid juventus sunshine rainbow flower butterfly chocolate cookie
coffee cheese pepper banana orange cherry summer autumn fall winter spring january february march april june july august
september october november december monday tuesday wednesday thursday friday saturday sunday michael jennifer jessica
michelle ashley amanda daniel david thomas robert william james john joseph andrew matthew anthony charlie george jordan
harley maggie buster ginger max bailey buddy lucky money dollar success freedom jesus jesuschrist god godisgood blessed
america usa canada mexico newyork texas california florida chicago boston dallas london paris
clave contrasena contrasenia micontrasena bienvenido bienvenida hola holahola amor teamo tequiero miamor familia princesa
secreto prueba usuario administrador cambiame verano invierno primavera otono enero febrero marzo abril mayo junio julio
agosto septiembre octubre noviembre diciembre futbol estrella corazon mariposa dios jesus carlos maria jose juan
konjac noodle noodles shirataki keto lowcarb wellness supplement supplements vitamin vitamins multivitamin gummies glp ozempic
weightloss diet healthy health shop store storefront shopping order checkout customer wordpress wpadmin
`;

/** Rows and columns of a keyboard, and the alphabet beside numbers. */
const walks =
  'qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc zaq12wsx 1qazxsw2 1q2w3e4r5t q1w2e3r4t5 qwer1234 1234qwer asdf1234 qwe123 123qwe abcd1234 abc123 a1b2c3d4';
const shifted = '!@#$%^&*()';

const letters = (text: string) => text.replace(/[^a-z]/g, '');

/** Small letters without accents, and those that signs and digits stand for. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('3', 'e')
    .replaceAll(/[1!|]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll(/[$5]/g, 's')
    .replaceAll(/[7+]/g, 't');

const common = new Set([...words.trim().split(/\s+/), letters(fold(shopName))]);

/**
 * Of the 49,233 passwords most used in published leaks (`@zxcvbn-ts/language-common` 4.1.3, MIT) those that meet the shop's
 * rules once a letter of them is a large one, in small letters. The rules refuse all others.
 */
const leaked = new Set(
  'sasha_007 p@ssw0rd l58jkdjp! !qaz2wsx 1qaz!qaz 1qaz@wsx p030710p$e4o !qazxsw2 pa$$w0rd ybrbnf_25 %e2%82%ac zaq!2wsx wapbbs_1 nick1234-rem936 fre_ak8yj ncc-1701 doc_0815'.split(
    ' ',
  ),
);

/** So many more signs around a walk make no better password of it. */
const mostAround = 4;

/**
 * Whether a password is among those that are tried first: a common word, or one of this shop, between digits and signs
 * (`P@ssw0rd2026!`), a walk over the keyboard, or of those most used in leaks (rules: Accounts and sessions).
 */
export function isCommonPassword(password: string): boolean {
  if (leaked.has(password.toLowerCase())) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}$@]+$/gu, '');
  // A last `@` or `$` may be a letter or not.
  const cores = [core, core.replace(/[$@]+$/, '')];
  if (cores.some((one) => common.has(letters(fold(one))))) return true;
  const typed = password
    .toLowerCase()
    .replaceAll(/[!@#$%^&*()]/g, (sign) => String((shifted.indexOf(sign) + 1) % 10))
    .replaceAll(/[^a-z\d]/g, '');
  return walks.split(' ').some((walk) => {
    const part = [walk, walk.slice(0, 8)].find((each) => typed.includes(each));
    return part !== undefined && typed.length - part.length <= mostAround;
  });
}

/** What stands against a new password: the rules that its form knows, then that it is none of these. */
export function refuseNewPassword(password: string): AccountOutcome<null> {
  const refusals = toPasswordRefusals(password);
  if (refusals.length > 0) return {ok: false, refusals};
  return isCommonPassword(password) ? refused('passwordTooCommon', 'password') : accepted(null);
}

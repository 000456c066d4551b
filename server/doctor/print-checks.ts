import type {Check} from '~adapters/woocommerce/doctor';

/** `{ok, checks: [{name, ok, message, fix}]}` for other programs. */
export const toJson = (checks: Check[]): string =>
  JSON.stringify(
    {
      ok: checks.every(({ok}) => ok),
      checks: checks.map(({name, ok, message, fix}) => ({name, ok, message, fix})),
    },
    null,
    2,
  );

/** A line each, and under what is missing how it is mended. */
export const toText = (title: string, checks: Check[]): string =>
  [`What the storefront needs of ${title}`, '', ...checks.map(toLine), '', summary(checks)].join(
    '\n',
  );

function toLine({name, ok, message, fix, isToConfirm}: Check): string {
  const sign = isToConfirm ? '?' : ok ? '✓' : '✗';
  return `${sign} ${name}: ${message}${fix === '' ? '' : `\n  → ${fix}`}`;
}

function summary(checks: Check[]): string {
  const missing = checks.filter(({ok}) => !ok).length;
  const open = checks.filter(({isToConfirm}) => isToConfirm).length;
  const toConfirm = open > 0 ? ` What has a ? only you can confirm.` : '';
  return missing === 0
    ? `All is well.${toConfirm}`
    : `${missing} of ${checks.length} need a hand (✗).${toConfirm}`;
}

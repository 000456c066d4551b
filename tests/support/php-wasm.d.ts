/** These packages name declarations that they do not ship. */
declare module '@php-wasm/node-8-*' {
  import type {PHPLoaderModule} from '@php-wasm/universal';

  export function getPHPLoaderModule(): Promise<PHPLoaderModule>;
}

import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addTypenameToDocument} from '@apollo/client/utilities';
import {print} from 'graphql';
import {PricesByIdsDocument, ProductsByIdsDocument} from './generated/documents.ts';
import {listedMeta} from './listed-meta.ts';

const at = (file: string) => path.join(import.meta.dirname, '..', file);
export const documentsFile = at('wordpress-plugin/bellyful-storefront/assets/listed.json');

/** The questions whose answers the plugin keeps for the storefront's list, as the storefront asks them. */
export function pluginDocuments(): string {
  const languages = JSON.parse(readFileSync(at('app/content/languages.json'), 'utf8')) as {
    code: string;
  }[];
  const documents = {
    products: print(addTypenameToDocument(ProductsByIdsDocument)),
    prices: print(PricesByIdsDocument),
    listed: listedMeta(languages.map(({code}) => code)),
  };
  return `${JSON.stringify(documents)}\n`;
}

if (import.meta.main) writeFileSync(documentsFile, pluginDocuments());

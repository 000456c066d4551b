import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {addTypenameToDocument} from '@apollo/client/utilities';
import {print} from 'graphql';
import {PricesByIdsDocument, ProductsByIdsDocument} from '../graphql/generated/documents.ts';
import {listedMeta} from '../graphql/listed-meta.ts';
import {languagesOf} from './own-content.ts';

export const documentsFile = path.join(
  import.meta.dirname,
  '../wordpress-plugin/bellyful-storefront/assets/listed.json',
);

/** The questions whose answers the plugin keeps for the storefront's list, as the storefront asks them. */
export const pluginDocuments = (): string =>
  `${JSON.stringify({
    products: print(addTypenameToDocument(ProductsByIdsDocument)),
    prices: print(PricesByIdsDocument),
    listed: listedMeta(languagesOf(null).map(({code}) => code)),
  })}\n`;

if (import.meta.main) writeFileSync(documentsFile, pluginDocuments());

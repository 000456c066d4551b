import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {ProductFieldsFragment} from '~graphql/generated/documents';
import {factsFile, pictureFolder, productFile, type RecordedFacts} from '../recorded/folder';

export interface PictureFile {
  name: string;
  bytes: Uint8Array;
}

/** What is stored of a shop. All of it is written aside and moved into place: half a file is never there. */
export function openStoredFiles(folder: string) {
  mkdirSync(path.join(folder, 'products'), {recursive: true});
  mkdirSync(path.join(folder, 'pictures'), {recursive: true});
  return {
    facts: (): RecordedFacts | null => readJson(factsFile(folder)) as RecordedFacts | null,
    storeFacts: (facts: RecordedFacts) => writeJson(factsFile(folder), facts),
    product: (id: number) => readJson(productFile(folder, id)) as ProductFieldsFragment | null,
    hasProduct: (id: number) => existsSync(productFile(folder, id)),
    storeProduct: (node: ProductFieldsFragment) =>
      writeJson(productFile(folder, node.databaseId), node),
    hasPicture: (id: number) => existsSync(pictureFolder(folder, id)),
    storePicture: (id: number, files: PictureFile[]) =>
      writeFiles(pictureFolder(folder, id), files),
    bytes: () => bytesBelow(folder),
  };
}

export type StoredFiles = ReturnType<typeof openStoredFiles>;

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

function writeJson(file: string, value: object): void {
  writeFileSync(`${file}.part`, JSON.stringify(value));
  renameSync(`${file}.part`, file);
}

function writeFiles(folder: string, files: PictureFile[]): void {
  const aside = `${folder}.part`;
  rmSync(aside, {recursive: true, force: true});
  mkdirSync(aside);
  for (const {name, bytes} of files) writeFileSync(path.join(aside, name), bytes);
  renameSync(aside, folder);
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0);

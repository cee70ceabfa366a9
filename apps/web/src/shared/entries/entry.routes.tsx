import type { ComponentType } from 'react';
import type { Operation } from '@quillcare/contracts';
import type { z } from 'zod';
import type { FeaturePage } from '../feature/feature';
import type { List } from '../list/list.types';
import type { Words } from '../words/words';
import type { PlainRecord, PlainWords } from './plain-record.definition';

interface EntryLoaders {
  list: () => Promise<List>;
  pages: () => Promise<{ NewPage: ComponentType; EditPage: ComponentType }>;
}

/** A record of the contracts, loaded on first use. */
type LazyRecord = () => Promise<{ operations: Record<'list' | 'create' | 'update', Operation> }>;

export const loadRight = (record: LazyRecord, kind: 'list' | 'create' | 'update') => async () =>
  (await record()).operations[kind];

/**
 * Declares a plain record's pages, each loaded when first opened. The forms require the right to save. Everyone who may see the
 * list can open a record, and sees its values read-only if they may not edit it.
 */
export function entryPages(path: string, record: LazyRecord, { list, pages }: EntryLoaders): FeaturePage[] {
  const reads = loadRight(record, 'list');
  const creates = loadRight(record, 'create');
  const loadListPage = async () => {
    const [{ ListPage }, definition] = await Promise.all([import('../list/list-page.view'), list()]);
    return () => <ListPage list={definition} />;
  };
  const loadNewPage = async () => (await pages()).NewPage;
  const loadEditPage = async () => (await pages()).EditPage;
  return [
    { path, right: reads, load: loadListPage },
    { path: `${path}/new`, right: creates, load: loadNewPage },
    { path: `${path}/create`, right: creates, load: loadNewPage },
    { path: `${path}/:id`, right: reads, load: loadEditPage },
    { path: `${path}/:id/edit`, right: loadRight(record, 'update'), load: loadEditPage },
  ];
}

/** Declares the pages of a record whose list and form follow from its contract and its words. */
export function plainEntryPages<S extends z.ZodObject>(
  path: string,
  record: () => Promise<PlainRecord<S>>,
  words: () => Promise<Words<PlainWords<keyof S['shape'] & string>>>,
): FeaturePage[] {
  const loadPlainRecord = () => import('./plain-record.definition');
  return entryPages(path, record, {
    list: async () => (await loadPlainRecord()).buildPlainList(path, await record(), await words()),
    pages: async () => (await loadPlainRecord()).buildPlainPages(path, await record(), await words()),
  });
}

import type { ComponentType } from 'react';
import type { Operation } from '@quillcare/contracts';
import type { z } from 'zod';
import type { FeaturePage } from '../feature/feature';
import type { List } from '../list/list.types';
import type { Words } from '../words/words';
import type { PlainRecord, PlainWords } from './plain-record.definition';

interface Loading {
  list: () => Promise<List>;
  pages: () => Promise<{ NewPage: ComponentType; EditPage: ComponentType }>;
}

/** A record of the contracts, fetched when it is first needed. */
type LazyRecord = () => Promise<{ operations: Record<'list' | 'create' | 'update', Operation> }>;

/** The right to one of its operations. */
export const rightTo = (record: LazyRecord, kind: 'list' | 'create' | 'update') => async () =>
  (await record()).operations[kind];

/**
 * The pages of a plain record, each loaded when it is first opened. The forms open for those who may save them;
 * everybody who may see the list can open a record, and readers see its facts there.
 */
export function entryPages(path: string, record: LazyRecord, { list, pages }: Loading): FeaturePage[] {
  const reads = rightTo(record, 'list');
  const creates = rightTo(record, 'create');
  const listing = async () => {
    const [{ ListPage }, definition] = await Promise.all([import('../list/list-page.view'), list()]);
    return () => <ListPage list={definition} />;
  };
  const creating = async () => (await pages()).NewPage;
  const editing = async () => (await pages()).EditPage;
  return [
    { path, right: reads, load: listing },
    { path: `${path}/new`, right: creates, load: creating },
    { path: `${path}/create`, right: creates, load: creating },
    { path: `${path}/:id`, right: reads, load: editing },
    { path: `${path}/:id/edit`, right: rightTo(record, 'update'), load: editing },
  ];
}

/** The same of a record whose list and form follow from its contract and its words. */
export function plainEntryPages<S extends z.ZodObject>(
  path: string,
  record: () => Promise<PlainRecord<S>>,
  words: () => Promise<Words<PlainWords<keyof S['shape'] & string>>>,
): FeaturePage[] {
  const plain = () => import('./plain-record.definition');
  return entryPages(path, record, {
    list: async () => (await plain()).plainList(path, await record(), await words()),
    pages: async () => (await plain()).plainPages(path, await record(), await words()),
  });
}

import type { ComponentType } from 'react';
import type { AnyResource, Operation, RecordOperation } from '@quillcare/contracts';
import type { FeaturePage, Right } from '../feature/feature';
import type { List } from '../list/list.types';
import type { Words } from '../words/words';
import type { PlainWords } from './plain-record';

interface Loading {
  list: () => Promise<List>;
  pages: () => Promise<{ NewPage: ComponentType; EditPage: ComponentType }>;
}

/** A record of the contracts, fetched when it is first needed. */
type LazyResource = () => Promise<AnyResource>;

/** The right of one of its operations. */
const rightTo =
  (resource: LazyResource, kind: RecordOperation): Right =>
  async () =>
    (await resource()).operations[kind] as Operation;

/**
 * The pages of a plain record, each loaded when it is first opened. The forms open for those who may save them;
 * everybody who may see the list can open a record, and readers see its facts there.
 */
export function entryPages(path: string, resource: LazyResource, { list, pages }: Loading): FeaturePage[] {
  const reads = rightTo(resource, 'list');
  const creates = rightTo(resource, 'create');
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
    { path: `${path}/:id/edit`, right: rightTo(resource, 'update'), load: editing },
  ];
}

/** The same of a record whose list and form follow from its contract and its words. */
export function plainEntryPages(
  path: string,
  resource: LazyResource,
  words: () => Promise<Words<PlainWords>>,
): FeaturePage[] {
  const plain = () => import('./plain-record');
  return entryPages(path, resource, {
    list: async () => (await plain()).plainList(path, await resource(), await words()),
    pages: async () => (await plain()).plainPages(path, await resource(), await words()),
  });
}

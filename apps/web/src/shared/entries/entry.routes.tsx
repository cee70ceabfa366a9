import type { ComponentType } from 'react';
import type { FeaturePage, Right } from '../feature/feature';
import type { List } from '../list/list.types';

interface Loading {
  list: () => Promise<List>;
  pages: () => Promise<{ NewPage: ComponentType; EditPage: ComponentType }>;
}

/** Who may look at the records, and who may add and change one. */
interface EntryRights {
  list: Right;
  create: Right;
  update: Right;
}

/**
 * The pages of a plain record, each loaded when it is first opened. The forms open for those who may save them;
 * everybody who may see the list can open a record, and readers see its facts there.
 */
export function entryPages(path: string, rights: EntryRights, { list, pages }: Loading): FeaturePage[] {
  const listing = async () => {
    const [{ ListPage }, definition] = await Promise.all([import('../list/list-page.view'), list()]);
    return () => <ListPage list={definition} />;
  };
  const creating = async () => (await pages()).NewPage;
  const editing = async () => (await pages()).EditPage;
  return [
    { path, right: rights.list, load: listing },
    { path: `${path}/new`, right: rights.create, load: creating },
    { path: `${path}/create`, right: rights.create, load: creating },
    { path: `${path}/:id`, right: rights.list, load: editing },
    { path: `${path}/:id/edit`, right: rights.update, load: editing },
  ];
}

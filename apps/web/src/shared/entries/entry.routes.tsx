import type { ComponentType } from 'react';
import type { FeaturePage, Right } from '../feature/feature';
import type { List } from '../list/list.types';

interface Loading {
  list: () => Promise<List>;
  pages: () => Promise<{ NewPage: ComponentType; EditPage: ComponentType }>;
}

/** The pages of a plain record, each loaded when it is first opened. */
export function entryPages(path: string, right: Right, { list, pages }: Loading): FeaturePage[] {
  const listing = async () => {
    const [{ ListPage }, definition] = await Promise.all([import('../list/list-page.view'), list()]);
    return () => <ListPage list={definition} />;
  };
  const creating = async () => (await pages()).NewPage;
  const editing = async () => (await pages()).EditPage;
  return [
    { path, right, load: listing },
    { path: `${path}/new`, right, load: creating },
    { path: `${path}/create`, right, load: creating },
    { path: `${path}/:id`, right, load: editing },
    { path: `${path}/:id/edit`, right, load: editing },
  ];
}

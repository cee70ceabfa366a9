import type { FeaturePage, Right } from '../../shared/feature/feature';
import type { DirectoryDefinition, DirectoryRecord } from './directory.definition';

/** The pages of one kind of entry, each loaded when it is first opened. */
export function directoryPages<R extends DirectoryRecord>(
  path: string,
  right: Right,
  load: () => Promise<DirectoryDefinition<R>>,
): FeaturePage[] {
  const list = async () => {
    const [{ DirectoryListPage }, definition] = await Promise.all([import('./directory-list.page'), load()]);
    return () => <DirectoryListPage definition={definition} />;
  };
  const creating = async () => {
    const [{ NewEntryPage }, definition] = await Promise.all([import('./directory-form.page'), load()]);
    return () => <NewEntryPage definition={definition} />;
  };
  const editing = async () => {
    const [{ EditEntryPage }, definition] = await Promise.all([import('./directory-form.page'), load()]);
    return () => <EditEntryPage definition={definition} />;
  };
  return [
    { path, right, load: list },
    { path: `${path}/new`, right, load: creating },
    { path: `${path}/create`, right, load: creating },
    { path: `${path}/:id/edit`, right, load: editing },
  ];
}

import type { RouteObject } from 'react-router-dom';
import type { DirectoryDefinition, DirectoryRecord } from './directory.definition';

/** The pages of one kind of entry, each loaded when it is first opened. */
function directoryRoutes<R extends DirectoryRecord>(
  path: string,
  load: () => Promise<DirectoryDefinition<R>>,
): RouteObject[] {
  const creating = async () => {
    const [{ NewEntryPage }, definition] = await Promise.all([import('./directory-form.page'), load()]);
    return { Component: () => <NewEntryPage definition={definition} /> };
  };
  return [
    {
      path,
      lazy: async () => {
        const [{ DirectoryListPage }, definition] = await Promise.all([
          import('./directory-list.page'),
          load(),
        ]);
        return { Component: () => <DirectoryListPage definition={definition} /> };
      },
    },
    { path: `${path}/new`, lazy: creating },
    { path: `${path}/create`, lazy: creating },
    {
      path: `${path}/:id/edit`,
      lazy: async () => {
        const [{ EditEntryPage }, definition] = await Promise.all([import('./directory-form.page'), load()]);
        return { Component: () => <EditEntryPage definition={definition} /> };
      },
    },
  ];
}

export const doctors = directoryRoutes(
  '/doctors',
  async () => (await import('./doctor.definition')).doctorDirectory,
);
export const hospitals = directoryRoutes(
  '/hospitals',
  async () => (await import('./hospital.definition')).hospitalDirectory,
);
export const surgeries = directoryRoutes(
  '/surgeries',
  async () => (await import('./surgery.definition')).surgeryDirectory,
);

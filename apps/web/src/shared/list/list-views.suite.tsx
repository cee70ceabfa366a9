import type { ListView as SavedView } from '@quillcare/contracts';
import type { Received, Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const SETTINGS = '/api/list-settings/sample-people';
export const [FIRST_ID, SECOND_ID] = [
  '01a1fa25-0000-7000-8000-0000000000a1',
  '01a1fa25-0000-7000-8000-0000000000a2',
];

export function saved(changes: Partial<SavedView> = {}): SavedView {
  const now = '2026-11-20T08:00:00.000Z';
  return {
    id: FIRST_ID,
    version: 1,
    createdAt: now,
    updatedAt: now,
    list: 'sample-people',
    name: 'Only users',
    filters: { role: 'USER' },
    sort: null,
    columns: null,
    isShared: false,
    isOwn: true,
    ownerName: 'Amelia Nguyen',
    mayChange: true,
    ...changes,
  };
}

export interface Stored {
  columns: string[] | null;
  defaultView: string | null;
  views: SavedView[];
}

/** A server that stores the settings it is sent. */
function server(stored: Stored): Record<string, Reply[]> {
  const change = ({ path, body }: Received) => {
    const id = path.split('/').at(-1);
    stored.views = stored.views.map((view) => (view.id === id ? { ...view, ...(body as object) } : view));
    return { body: stored.views.find((view) => view.id === id) };
  };
  return {
    'GET /api/users': [pageOf([person(1, 'Amelia Nguyen')])],
    [`GET ${SETTINGS}`]: [() => ({ body: stored })],
    [`PATCH ${SETTINGS}`]: [
      ({ body }) => {
        const { order, ...rest } = body as { order?: string[] };
        Object.assign(stored, rest);
        if (order) stored.views = order.map((id) => stored.views.find((view) => view.id === id)!);
        return { body: { list: 'sample-people' } };
      },
    ],
    'POST /api/list-views': [
      ({ body }) => {
        stored.views.push(saved(body as Partial<SavedView>));
        return { body: stored.views.at(-1) };
      },
    ],
    [`PATCH /api/list-views/${FIRST_ID}`]: [change],
    [`DELETE /api/list-views/${FIRST_ID}`]: [
      () => {
        stored.views = [];
        return { body: { id: FIRST_ID, version: 2 } };
      },
    ],
    [`POST /api/list-views/${FIRST_ID}/restore`]: [
      () => {
        stored.views = [saved({ version: 3 })];
        return { body: stored.views[0] };
      },
    ],
  };
}

export function open(stored: Partial<Stored> = {}, url = '/people', replies: Record<string, Reply[]> = {}) {
  const kept: Stored = { columns: null, defaultView: null, views: [], ...stored };
  const page = renderPage(<ListPage list={peopleList} />, {
    path: '/people',
    url,
    replies: { ...server(kept), ...replies },
  });
  return { ...page, kept };
}

import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, recordFields, text, version } from '../core/primitives';
import { toPerson, toPractice } from '../core/recipients';
import { removalQuery, removalResult, restoreBody } from '../core/removal';

export const MAX_LIST_VIEWS = 50;
const MAX_COLUMNS = 60;

/** The web client's name for the list that a view or column selection belongs to, such as `leads`. */
const listName = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'This field is invalid');
const listParams = z.strictObject({ list: listName });
/** By query parameter. The search text is not stored, because it may be a patient's name. */
const filters = z
  .record(z.string().max(60), z.string().max(1_000))
  .refine((all) => Object.keys(all).length <= 30, {
    message: 'There are too many filters',
  });
/** Names of the visible columns in display order. Null uses the person's own selection. */
const columns = z.array(text(60)).max(MAX_COLUMNS).nullable();

const listViewFields = {
  name: text(40),
  filters,
  sort: text(60).nullable(),
  columns,
  /** Whether the whole practice sees this tab. */
  isShared: z.boolean(),
};

export const listView = z.object({
  ...recordFields,
  list: z.string(),
  ...listViewFields,
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** True for its owner and, if it is shared, for administrators. */
  mayChange: z.boolean(),
});
export type ListView = z.infer<typeof listView>;

export const listSettings = z.object({
  /** Names of the visible columns in display order. Null depends on the width of the window. */
  columns,
  /** The view that opens first: the name of a built-in one, or the id of a saved one. */
  defaultView: z.string().nullable(),
  /** The person's own and shared views, in the person's order. */
  views: z.array(listView),
});
export type ListSettings = z.infer<typeof listSettings>;

export const getListSettings = query({
  name: 'identity.getListSettings',
  summary: 'Get your columns, default view and saved views of a list',
  http: { method: 'GET', path: '/list-settings/:list' },
  permission: 'signed-in',
  params: listParams,
  result: listSettings,
  provides: ['ListView'],
});

export const saveListSettings = command({
  name: 'identity.saveListSettings',
  summary: 'Save your columns, default view or view order of a list; omitted fields stay unchanged',
  http: { method: 'PATCH', path: '/list-settings/:list' },
  permission: 'signed-in',
  whileReadOnly: true,
  params: listParams,
  body: z.strictObject({
    columns: columns.optional(),
    defaultView: text(60).nullable().optional(),
    /** Ids of saved views. Those not listed come last. */
    order: z.array(id).max(500).optional(),
  }),
  result: z.object({ list: z.string() }),
  invalidates: ['ListView'],
});

export const createListView = command({
  name: 'identity.createListView',
  summary: 'Save a view of a list, for yourself or for the whole practice',
  http: { method: 'POST', path: '/list-views' },
  permission: 'signed-in',
  whileReadOnly: true,
  body: z.strictObject({ list: listName, ...listViewFields }),
  result: listView,
  errors: ['TOO_MANY_VIEWS'],
  invalidates: ['ListView'],
});

const listViewCommand = {
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'VERSION_CONFLICT'],
  invalidates: ['ListView'],
} as const;

export const updateListView = command({
  ...listViewCommand,
  name: 'identity.updateListView',
  summary: 'Update your own view, or a shared one as an administrator',
  http: { method: 'PATCH', path: '/list-views/:id' },
  body: z.strictObject({ version, ...z.object(listViewFields).partial().shape }),
  result: listView,
});

export const deleteListView = command({
  ...listViewCommand,
  name: 'identity.deleteListView',
  summary: 'Delete a view; it can be restored',
  http: { method: 'DELETE', path: '/list-views/:id' },
  query: removalQuery.omit({ confirm: true }),
  result: removalResult,
});

export const restoreListView = command({
  ...listViewCommand,
  name: 'identity.restoreListView',
  summary: 'Restore a deleted view',
  http: { method: 'POST', path: '/list-views/:id/restore', status: 200 },
  body: restoreBody,
  result: listView,
  errors: [...listViewCommand.errors, 'TOO_MANY_VIEWS'],
});

/** Open browsers add or remove the tab: the owner's, or everybody's for a shared view. */
export const ListViewChanged = event({
  service: 'identity',
  name: 'ListViewChanged',
  data: z.object({ viewId: id, ownerId: id, isShared: z.boolean() }),
  live: {
    audience: ({ ownerId, isShared }) => ({ to: isShared ? toPractice() : toPerson(ownerId), needs: null }),
    tags: () => [{ type: 'ListView' }],
  },
});

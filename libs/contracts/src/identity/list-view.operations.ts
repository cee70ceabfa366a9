import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, recordFields, text, version } from '../core/primitives';
import { toPerson, toPractice } from '../core/recipients';
import { removalQuery, removalResult, restoreBody } from '../core/removal';

/** Views that a person may save of one list. */
export const MOST_LIST_VIEWS = 50;
const MOST_COLUMNS = 60;

/** The list that a view or a choice of columns belongs to, as the web client calls it, such as `leads`. */
const listName = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'This field is invalid');
const ofList = z.strictObject({ list: listName });
/** By parameter of the list's address. What is searched for is not kept: it may be a patient's name. */
const filters = z
  .record(z.string().max(60), z.string().max(1_000))
  .refine((all) => Object.keys(all).length <= 30, {
    message: 'There are too many filters',
  });
/** Names of the shown columns, in their order; null follows the person's own choice. */
const columns = z.array(text(60)).max(MOST_COLUMNS).nullable();

const arrangement = {
  name: text(40),
  filters,
  sort: text(60).nullable(),
  columns,
  /** Whether the whole practice has this tab. */
  isShared: z.boolean(),
};

export const listView = z.object({
  ...recordFields,
  list: z.string(),
  ...arrangement,
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Its owner, and of a shared one also an administrator. */
  mayChange: z.boolean(),
});
export type ListView = z.infer<typeof listView>;

/** How a person has arranged a list. */
export const listSettings = z.object({
  /** Names of the shown columns, in their order; null follows the window's width. */
  columns,
  /** The view that opens first: the name of a built-in one or the id of a saved one. */
  defaultView: z.string().nullable(),
  /** The person's saved views and those shared with the practice, in the person's order. */
  views: z.array(listView),
});
export type ListSettings = z.infer<typeof listSettings>;

export const getListSettings = query({
  name: 'identity.getListSettings',
  summary: 'The columns, the default view and the saved views of a list, for the person who asks',
  http: { method: 'GET', path: '/list-settings/:list' },
  permission: 'signed-in',
  params: ofList,
  result: listSettings,
  provides: ['ListView'],
});

export const saveListSettings = command({
  name: 'identity.saveListSettings',
  summary: "Keep a person's columns, default view or order of views of a list; what is left out stays",
  http: { method: 'PATCH', path: '/list-settings/:list' },
  permission: 'signed-in',
  whileReadOnly: true,
  params: ofList,
  body: z.strictObject({
    columns: columns.optional(),
    defaultView: text(60).nullable().optional(),
    /** Ids of saved views; those that are not named come last. */
    order: z.array(id).max(500).optional(),
  }),
  result: z.object({ list: z.string() }),
  invalidates: ['ListView'],
});

export const createListView = command({
  name: 'identity.createListView',
  summary: 'Save a view of a list, for oneself or for the whole practice',
  http: { method: 'POST', path: '/list-views' },
  permission: 'signed-in',
  whileReadOnly: true,
  body: z.strictObject({ list: listName, ...arrangement }),
  result: listView,
  errors: ['TOO_MANY_VIEWS'],
  invalidates: ['ListView'],
});

const own = {
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'VERSION_CONFLICT'],
  invalidates: ['ListView'],
} as const;

export const updateListView = command({
  ...own,
  name: 'identity.updateListView',
  summary: "Change one's own view, or as an administrator a shared one",
  http: { method: 'PATCH', path: '/list-views/:id' },
  body: z.strictObject({ version, ...z.object(arrangement).partial().shape }),
  result: listView,
});

export const deleteListView = command({
  ...own,
  name: 'identity.deleteListView',
  summary: 'Delete a view; it can be restored',
  http: { method: 'DELETE', path: '/list-views/:id' },
  query: removalQuery.omit({ confirm: true }),
  result: removalResult,
});

export const restoreListView = command({
  ...own,
  name: 'identity.restoreListView',
  summary: 'Bring back a deleted view',
  http: { method: 'POST', path: '/list-views/:id/restore', status: 200 },
  body: restoreBody,
  result: listView,
});

/** Open browsers show the tab, or show it no longer: the owner's, and of a shared view everybody's. */
export const ListViewChanged = event({
  service: 'identity',
  name: 'ListViewChanged',
  data: z.object({ viewId: id, ownerId: id, isShared: z.boolean() }),
  live: {
    audience: ({ ownerId, isShared }) => ({ to: isShared ? toPractice() : toPerson(ownerId), needs: null }),
    tags: () => [{ type: 'ListView' }],
  },
});

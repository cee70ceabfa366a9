// Which folders of a service may import which, so that no two of them depend on each other.
import { sep } from 'node:path';
import { relativeImports } from './relative-imports.mjs';

/**
 * A folder may import those listed before it. An unlisted folder is a top-level feature: it may import any of these, and nothing
 * may import it.
 */
const FOLDERS = {
  assistant: ['article', 'setting'],
  audit: ['trail'],
  billing: ['plan', 'subscription', 'discount-rate', 'non-billing', 'invoice'],
  callbacks: ['setting', 'callback'],
  crm: [
    ...['note', 'record-import', 'client', 'duplicate', 'merge', 'consent', 'lead-settings'],
    ...['lead-key', 'lead', 'enquiry'],
  ],
  gateway: ['http', 'auth', 'limits', 'live'],
  identity: [
    ...['account-token', 'organisation', 'user', 'confirmation', 'session', 'password', 'sign-up'],
    ...['staff', 'invitation', 'second-step', 'platform'],
  ],
  import: [
    ...['background', 'run-record', 'finding', 'check', 'table', 'upload', 'columns', 'practice'],
    ...['run'],
  ],
  notifications: [
    ...['preference', 'notification', 'callback', 'mail-template', 'letter', 'mailbox', 'smtp'],
    ...['email-config', 'bounce', 'mail', 'case', 'reminder', 'delivery', 'notice', 'response'],
  ],
  quoting: ['catalogue', 'quote', 'case', 'patient', 'evidence', 'insight'],
};

/** Services whose folders are rooms: each room holds features, and others may import only its index.ts. */
const WITH_ROOMS = ['quoting'];

/** A test may set up and inspect whatever it needs. */
const IS_TEST = /\.(spec|suite|fixtures)\.ts$/;
const IN_SERVICE = /[\\/]apps[\\/]([\w-]+)[\\/]src[\\/](.+)$/;

/** The service of a file, its folder (undefined for a file beside the folders), and the rest of the path. */
function placeOf(path) {
  const [, service, inside] = IN_SERVICE.exec(path) ?? [];
  if (!FOLDERS[service]) return undefined;
  const [first, ...rest] = inside.split(sep);
  const isFolder = rest.length > 0 || FOLDERS[service].includes(first);
  return { service, folder: isFolder ? first : undefined, within: rest.join('/') };
}

/** What is wrong with an import between two places of a service, or null. */
function problemOf(from, to) {
  if (to === undefined || to.service !== from.service || to.folder === undefined || to.folder === from.folder)
    return null;
  const isDoor = to.within === '' || to.within === 'index';
  // The service lists the parts of all its features, and its baseline.
  const isList = from.folder === undefined && /\.(parts|migration)$/.test(to.within);
  if (WITH_ROOMS.includes(to.service) && !isDoor && !isList) return 'door';
  if (from.folder === undefined) return null;
  const order = FOLDERS[from.service];
  const [here, there] = [order.indexOf(from.folder), order.indexOf(to.folder)];
  if (there < 0) return 'top';
  return here < 0 || there < here ? null : 'up';
}

export const serviceFolders = {
  meta: {
    type: 'problem',
    messages: {
      door: '"{{to}}" is a room of {{service}}: import it by its index.ts, and export there what others may use.',
      top: 'Nothing imports "{{to}}/": name it in tools/eslint/service-folders.mjs, below the folders that use it.',
      up: '"{{from}}/" may not import "{{to}}/", which builds on it: move what both need down, or let an event tell.',
    },
    schema: [],
  },
  create(context) {
    const from = placeOf(context.filename);
    if (!from || IS_TEST.test(context.filename)) return {};
    return relativeImports(context, (node, path) => {
      const to = placeOf(path);
      const messageId = problemOf(from, to);
      if (messageId === null) return;
      const data = { service: from.service, from: from.folder, to: to.folder };
      context.report({ node, messageId, data });
    });
  },
};

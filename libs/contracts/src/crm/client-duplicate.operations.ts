import { MAX_LENGTHS, MAX_EMAIL_LENGTH } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { listPageOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { id, idParams, instant } from '../core/primitives';

/** What two records have in common that suggests they are the same person. */
export const duplicateReason = z.enum(['EMAIL_NAME', 'EMAIL_BIRTH', 'PHONE_BIRTH']);

const duplicateClient = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.string().nullable(),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  createdAt: instant,
});

const duplicatePair = z.object({
  id,
  createdAt: instant,
  reasons: z.array(duplicateReason),
  /** The older record. */
  first: duplicateClient,
  second: duplicateClient,
});

export const listDuplicatePairs = query({
  name: 'crm.listDuplicatePairs',
  summary: 'List pairs of possible duplicate clients that are still undecided',
  http: { method: 'GET', path: '/duplicate-clients' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: listQuery(['createdAt'], { clientId: id.optional() }),
  result: listPageOf(duplicatePair),
  provides: ['DuplicatePair'],
});

const duplicateDecision = {
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['DuplicatePair'],
} as const;

export const dismissDuplicatePair = command({
  ...duplicateDecision,
  name: 'crm.dismissDuplicatePair',
  summary: 'Mark two clients as different people; the pair is not suggested again',
  http: { method: 'POST', path: '/duplicate-clients/:id/dismiss', status: 200 },
  // The flag that an import gave one of them goes, too.
  invalidates: ['DuplicatePair', 'Client'],
});

export const reopenDuplicatePair = command({
  ...duplicateDecision,
  name: 'crm.reopenDuplicatePair',
  summary: 'Reopen a dismissed pair of possible duplicates',
  http: { method: 'POST', path: '/duplicate-clients/:id/reopen', status: 200 },
});

/** Maximum number of suggestions while the user types a client's details. */
export const MAX_CLIENT_MATCHES = 5;

const typedText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'This field is too long')
    .regex(/^[^\u0000\p{Cs}]*$/u, 'This field is invalid')
    .optional();

/** Called while the user types, so a value that is not valid yet simply matches nobody. */
export const listClientMatches = query({
  name: 'crm.listClientMatches',
  summary: `Find up to ${MAX_CLIENT_MATCHES} existing clients who may match the one being entered`,
  http: { method: 'GET', path: '/client-matches' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: z.strictObject({
    firstName: typedText(MAX_LENGTHS.name),
    lastName: typedText(MAX_LENGTHS.name),
    email: typedText(MAX_EMAIL_LENGTH),
    phone: typedText(MAX_LENGTHS.phone),
    dateOfBirth: typedText(10),
    /** The client being edited, which is not suggested. */
    exceptId: id.optional(),
  }),
  result: z.object({ items: z.array(duplicateClient.extend({ reasons: z.array(duplicateReason) })) }),
  provides: ['Client'],
});

export const DuplicatePairsChanged = event({
  service: 'crm',
  name: 'DuplicatePairsChanged',
  data: z.object({ clientId: id }),
  live: { needs: 'CLIENTS', tags: () => [{ type: 'DuplicatePair' }] },
});

export type DuplicateReason = z.infer<typeof duplicateReason>;
export type DuplicatePair = z.infer<typeof duplicatePair>;
export type ClientMatch = z.infer<typeof listClientMatches.result>['items'][number];

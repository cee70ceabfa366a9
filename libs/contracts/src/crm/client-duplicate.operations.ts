import { MAX_LENGTHS, MAX_EMAIL_LENGTH } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { id, idParams, instant } from '../core/primitives';

/** What two records have in common that suggests they are the same person. */
export const duplicateReason = z.enum(['EMAIL_NAME', 'EMAIL_BIRTH', 'PHONE_BIRTH']);

const person = z.object({
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
  first: person,
  second: person,
});

export const listDuplicatePairs = query({
  name: 'crm.listDuplicatePairs',
  summary: 'List pairs of possible duplicate clients that are still undecided',
  http: { method: 'GET', path: '/duplicate-clients' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: listQuery(['createdAt'], { clientId: id.optional() }),
  result: listOf(duplicatePair),
  provides: ['DuplicatePair'],
});

const decided = {
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['DuplicatePair'],
} as const;

export const dismissDuplicatePair = command({
  ...decided,
  name: 'crm.dismissDuplicatePair',
  summary: 'Mark two clients as different people; the pair is not suggested again',
  http: { method: 'POST', path: '/duplicate-clients/:id/dismiss', status: 200 },
});

export const reopenDuplicatePair = command({
  ...decided,
  name: 'crm.reopenDuplicatePair',
  summary: 'Reopen a dismissed pair of possible duplicates',
  http: { method: 'POST', path: '/duplicate-clients/:id/reopen', status: 200 },
});

/** Maximum number of suggestions while the user types a client's details. */
export const MOST_MATCHES = 5;

const typed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'This field is too long')
    .regex(/^[^\u0000\p{Cs}]*$/u, 'This field is invalid')
    .optional();

/** Called while the user types, so a value that is not valid yet simply matches nobody. */
export const listClientMatches = query({
  name: 'crm.listClientMatches',
  summary: `Find up to ${MOST_MATCHES} existing clients who may match the one being entered`,
  http: { method: 'GET', path: '/client-matches' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: z.strictObject({
    firstName: typed(MAX_LENGTHS.name),
    lastName: typed(MAX_LENGTHS.name),
    email: typed(MAX_EMAIL_LENGTH),
    phone: typed(MAX_LENGTHS.phone),
    dateOfBirth: typed(10),
    /** The client being edited, which is not suggested. */
    exceptId: id.optional(),
  }),
  result: z.object({ items: z.array(person.extend({ reasons: z.array(duplicateReason) })) }),
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

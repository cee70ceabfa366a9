import { MAX_LENGTHS } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, instant, optionalNameText, optionalText } from '../core/primitives';

/**
 * How a person is related to a client. Each relation has an inverse, which the other side shows: the inverse of guardian is
 * dependant, and that of referrer is the person referred.
 */
export const relation = z.enum([
  'GUARDIAN',
  'DEPENDANT',
  'PARENT',
  'CHILD',
  'PARTNER',
  'REFERRER',
  'REFERRED',
]);

/** A member of a client's household, from that client's point of view. */
const householdMember = z.object({
  /** Id of the relation, not of the person. */
  id,
  relation,
  /** The member's client record. Null for a person without one. */
  client: z
    .object({ id, dateOfBirth: z.string().nullable(), email: z.string(), deletedAt: instant.nullable() })
    .nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
});

const household = z.object({ items: z.array(householdMember) });

/** Maximum number of relations per client, far above any real need. */
export const MOST_RELATIONS = 50;

export const listHousehold = query({
  name: 'crm.listHousehold',
  summary: "List a client's guardians, partners, parents, children and referrers",
  http: { method: 'GET', path: '/clients/:id/household' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  result: household,
  errors: ['NOT_FOUND'],
  provides: ['Household'],
});

export const addRelation = command({
  name: 'crm.addRelation',
  summary: 'Add a relation between a client and another client or an unregistered person',
  http: { method: 'POST', path: '/clients/:id/household' },
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: idParams,
  body: z
    .strictObject({
      relation,
      /** The other client. If omitted, the person's name is required. */
      otherClientId: id.nullish().transform((value) => value ?? null),
      name: optionalNameText(),
      phone: optionalText(MAX_LENGTHS.phone),
      note: optionalText(200),
    })
    .refine(({ otherClientId, name }) => otherClientId !== null || name !== null, {
      path: ['name'],
      message: 'Please choose a client or enter a name',
    }),
  result: household,
  errors: ['NOT_FOUND', 'DUPLICATE'],
  invalidates: ['Household'],
});

export const removeRelation = command({
  name: 'crm.removeRelation',
  summary: 'Remove a relation from both sides; the clients themselves stay',
  http: { method: 'DELETE', path: '/clients/:id/household/:relationId' },
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: z.strictObject({ id, relationId: id }),
  result: household,
  errors: ['NOT_FOUND'],
  invalidates: ['Household'],
});

export const HouseholdChanged = event({
  service: 'crm',
  name: 'HouseholdChanged',
  data: z.object({ clientId: id }),
  live: { needs: 'CLIENTS', tags: () => [{ type: 'Household' }] },
});

export type Relation = z.infer<typeof relation>;
export type HouseholdMember = z.infer<typeof householdMember>;
export type Household = z.infer<typeof household>;

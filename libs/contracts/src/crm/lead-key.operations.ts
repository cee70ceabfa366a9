import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant, nameText } from '../core/primitives';

/** Prefix of every key, so that leaked keys can be recognised. */
export const LEAD_KEY_PREFIX = 'qck_';
export const LEAD_KEYS_LIMIT = 20;

/** A key with which the practice's own website adds leads. The secret itself is not stored anywhere. */
export const leadKey = z.object({
  id,
  name: z.string(),
  /** First characters of the secret, to tell keys apart. */
  hint: z.string(),
  createdAt: instant,
  createdByName: z.string().nullable(),
  createdById: id.nullable(),
  /** Accurate to a minute. Null if never used. */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type LeadKey = z.infer<typeof leadKey>;

const permission = { roles: ADMINS };

export const listLeadKeys = query({
  name: 'crm.listLeadKeys',
  summary: "List the practice's website API keys, newest first",
  http: { method: 'GET', path: '/lead-keys' },
  permission,
  result: z.object({ items: z.array(leadKey) }),
  provides: ['LeadKey'],
});

export const createLeadKey = command({
  name: 'crm.createLeadKey',
  summary: 'Create an API key for a website that adds leads; the secret is returned only once',
  http: { method: 'POST', path: '/lead-keys' },
  permission,
  body: z.strictObject({ name: nameText(80) }),
  result: leadKey.extend({ secret: z.string() }),
  errors: ['LEAD_KEY_LIMIT'],
  needs: { feature: 'websiteKeys' },
  invalidates: ['LeadKey'],
});

export const revokeLeadKey = command({
  name: 'crm.revokeLeadKey',
  summary: 'Revoke an API key permanently, with immediate effect',
  http: { method: 'POST', path: '/lead-keys/:id/revoke', status: 200 },
  permission,
  whileReadOnly: true,
  params: idParams,
  result: leadKey,
  errors: ['NOT_FOUND'],
  invalidates: ['LeadKey'],
});

export const LeadKeyChanged = event({
  service: 'crm',
  name: 'LeadKeyChanged',
  data: z.object({ id }),
  live: { needs: 'LEADS', tags: () => [{ type: 'LeadKey' }] },
});

/** For gateways: returns the key with this SHA-256 (hex); throws UNAUTHENTICATED if there is none. */
export const resolveLeadKey = query({
  name: 'crm.resolveLeadKey',
  summary: 'Find the practice an API key belongs to',
  http: null,
  permission: 'internal',
  body: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  result: z.object({ keyId: id, organisationId: id, name: z.string() }),
  errors: ['UNAUTHENTICATED'],
});

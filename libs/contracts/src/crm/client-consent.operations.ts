import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, instant, optionalText } from '../core/primitives';

/** Contact channels. Consent is recorded per channel. */
export const consentChannel = z.enum(['EMAIL', 'SMS', 'PHONE', 'POST']);
/** How the client informed the practice of the decision. */
export const consentSource = z.enum(['IN_PERSON', 'PHONE', 'EMAIL', 'FORM', 'ENQUIRY', 'OTHER']);

/** One decision of a client. It is never changed; a later one supersedes it. */
const consentDecision = z.object({
  id,
  channel: consentChannel,
  isGiven: z.boolean(),
  source: consentSource,
  note: z.string().nullable(),
  /** When the client decided. For an enquiry: when it was received. */
  decidedAt: instant,
  /** Who recorded it. Null if it was recorded automatically. */
  recordedBy: z.object({ id, name: z.string().nullable() }).nullable(),
});

const consents = z.object({
  /** The decision in force per channel. Null if the client was never asked. */
  channels: z.array(z.object({ channel: consentChannel, decision: consentDecision.nullable() })),
  /** Newest first. */
  history: z.array(consentDecision),
});

/** Maximum number of decisions in a history. */
export const MOST_DECISIONS = 100;

export const listClientConsents = query({
  name: 'crm.listClientConsents',
  summary: "List a client's contact consents with their history",
  http: { method: 'GET', path: '/clients/:id/consents' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  result: consents,
  errors: ['NOT_FOUND'],
  provides: ['ClientConsent'],
});

export const recordClientConsents = command({
  name: 'crm.recordClientConsents',
  summary: "Record a client's decisions about being contacted",
  http: { method: 'POST', path: '/clients/:id/consents' },
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    decisions: z
      .array(z.strictObject({ channel: consentChannel, isGiven: z.boolean() }))
      .min(1, 'Please change at least one contact channel')
      .max(consentChannel.options.length)
      .refine((all) => new Set(all.map(({ channel }) => channel)).size === all.length, {
        message: 'Please use each contact channel only once',
      }),
    source: consentSource.exclude(['ENQUIRY']),
    note: optionalText(500),
  }),
  result: consents,
  errors: ['NOT_FOUND'],
  invalidates: ['ClientConsent'],
});

/** Returns what the client decided, for services that contact clients automatically. */
export const readConsentsInForce = query({
  name: 'crm.readConsentsInForce',
  summary: "Get a client's current consent for each contact channel",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: z.object({
    /** Null if the client was never asked. */
    channels: z.array(z.object({ channel: consentChannel, isGiven: z.boolean().nullable() })),
  }),
});

/** Verifies, for the check of a practice's evidence, that each decision is as it was recorded and that none is missing. */
export const checkConsents = query({
  name: 'crm.checkConsents',
  summary: 'Check all consent records against their hashes and the audit trail',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    /** Tolerates decisions of the last minutes that are not in the audit trail yet. */
    mayLag: z.boolean(),
  }),
  result: z.object({
    consents: z.number().int(),
    faults: z.array(z.object({ clientId: id, place: z.string(), fault: z.string() })),
  }),
  deadlineMs: 60_000,
});

export const ClientConsentChanged = event({
  service: 'crm',
  name: 'ClientConsentChanged',
  data: z.object({ clientId: id }),
  live: { needs: 'CLIENTS', tags: () => [{ type: 'ClientConsent' }] },
});

export type ConsentChannel = z.infer<typeof consentChannel>;
export type ConsentSource = z.infer<typeof consentSource>;
export type ConsentDecision = z.infer<typeof consentDecision>;
export type ClientConsents = z.infer<typeof consents>;

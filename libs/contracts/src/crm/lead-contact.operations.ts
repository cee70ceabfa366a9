import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, idParams, instant, optionalText, version } from '../core/primitives';
import { leadDetail } from './lead.schemas';

export const contactChannel = z.enum(['PHONE', 'EMAIL', 'SMS', 'IN_PERSON']);
/** Only `REACHED` stops the clock on the time to first contact. */
export const contactOutcome = z.enum(['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER']);

export const leadContact = z.object({
  id,
  at: instant,
  channel: contactChannel,
  outcome: contactOutcome,
  note: z.string().nullable(),
  byName: z.string().nullable(),
});
export type LeadContact = z.infer<typeof leadContact>;
export type ContactOutcome = z.infer<typeof contactOutcome>;

export const logLeadContact = command({
  name: 'crm.logLeadContact',
  summary: 'Log an attempt to contact a lead; the first successful one stops the response clock',
  http: { method: 'POST', path: '/leads/:id/contacts' },
  permission: { resource: 'LEADS', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    version,
    channel: contactChannel,
    outcome: contactOutcome,
    note: optionalText(1_000),
  }),
  result: leadDetail,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Lead'],
});

export const listLeadContacts = query({
  name: 'crm.listLeadContacts',
  summary: 'List the latest 50 attempts to contact a lead, newest first',
  http: { method: 'GET', path: '/leads/:id/contacts' },
  permission: { resource: 'LEADS', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(leadContact) }),
  errors: ['NOT_FOUND'],
  provides: ['Lead'],
});

import { MAX_LENGTHS } from '@quillcare/rules';
import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { amountRange, dateRange, dayRange, idOrNone, setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import {
  email,
  id,
  idParams,
  isoDate,
  nameText,
  optionalText,
  rawText,
  text,
  version,
} from '../core/primitives';
import { removedFilter } from '../core/removal';
import { client, clientSummary } from './client.schemas';
import {
  leadCategory,
  leadDetail,
  leadPriority,
  leads,
  leadSource,
  leadSummary,
  leadUrgency,
} from './lead.schemas';
import { leadStage, leadStatus, LOST_REASON_LENGTH } from './lead.status';

export const {
  get: getLead,
  create: createLead,
  update: updateLead,
  remove: deleteLead,
  restore: restoreLead,
} = leads.operations;

export const LeadChanged = leads.events.updated;

const filters = {
  priority: setOf(leadPriority),
  urgency: setOf(leadUrgency),
  category: setOf(leadCategory),
  source: setOf(leadSource),
  /** The owner's id; `none` finds unassigned leads. */
  ownerId: idOrNone,
  nextFollowUpOn: dateRange,
  createdAt: dayRange,
  convertedAt: dayRange,
  expectedValue: amountRange,
  /** `true`: nobody has reached them yet. `false`: all others. */
  awaitsContact: booleanFilter.optional(),
  surgeryId: idOrNone,
  siteId: idOrNone,
  /** The referring doctor in the directory. */
  referringDoctorId: idOrNone,
};

/** Owner filters that need no id: `me` for the caller's own leads, `none` for unassigned ones. */
export const ownLeads = z.enum(['me', 'none']);

/** Returns leads with all their fields to other services, removed ones included. */
export const readLeads = query({
  name: 'crm.readLeads',
  summary: 'Get several leads for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, leadIds: z.array(id).max(200) }),
  result: z.object({ items: z.array(leads.record) }),
});

export const listLeads = query({
  name: 'crm.listLeads',
  summary: 'List leads',
  http: { method: 'GET', path: '/leads' },
  permission: { resource: 'LEADS', action: 'READ' },
  query: listQuery(['createdAt', 'name', 'nextFollowUpOn', 'expectedValue', 'statusChangedAt'], {
    status: setOf(leadStatus),
    ...filters,
    stage: leadStage.optional(),
    lostReason: rawText(LOST_REASON_LENGTH).optional(),
    owner: ownLeads.optional(),
    ...removedFilter,
  }),
  result: listOf(leadSummary),
  provides: ['Lead'],
});

/** Maximum number of cards per board column; the list shows the rest. */
export const BOARD_CARDS = 50;

const boardColumn = z.object({
  status: leadStatus,
  /** Number of leads with this status; for converted and lost ones, only those of the last 30 days. */
  count: z.number().int(),
  expectedValueMinor: z.number().int(),
  cards: z.array(leadSummary),
});

export const getLeadBoard = query({
  name: 'crm.getLeadBoard',
  summary: 'Get leads by status, oldest first; converted and lost leads only from the last 30 days',
  http: { method: 'GET', path: '/lead-board' },
  permission: { resource: 'LEADS', action: 'READ' },
  query: z.strictObject({
    search: optionalText(100),
    ownerId: id.optional(),
    owner: ownLeads.optional(),
    category: leadCategory.optional(),
    awaitsContact: booleanFilter.optional(),
  }),
  result: z.object({ columns: z.array(boardColumn) }),
  provides: ['Lead'],
});

export const changeLeadStatus = command({
  name: 'crm.changeLeadStatus',
  summary: "Change a lead's status; losing a lead needs a reason",
  http: { method: 'POST', path: '/leads/:id/status', status: 200 },
  permission: { resource: 'LEADS', action: 'UPDATE' },
  params: idParams,
  body: z
    .strictObject({
      version,
      status: leadStatus.exclude(['CONVERTED']),
      /** One of the practice's reasons, or free text. */
      reason: optionalText(LOST_REASON_LENGTH),
      /** Further remarks on the reason. */
      note: optionalText(500),
    })
    .refine(({ status, reason }) => status !== 'LOST' || reason !== null, {
      path: ['reason'],
      message: 'Please say why the lead is lost',
    }),
  result: leadDetail,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Lead'],
});

export const assignLead = command({
  name: 'crm.assignLead',
  summary: 'Assign a lead to a colleague, or unassign it',
  http: { method: 'POST', path: '/leads/:id/assign', status: 200 },
  permission: { resource: 'LEADS', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version, ownerId: id.nullable() }),
  result: leadDetail,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Lead'],
});

/** Shown before a lead is converted, so that nobody gets a second client record. */
export const listLeadMatches = query({
  name: 'crm.listLeadMatches',
  summary: 'Find up to 10 clients with the same email or phone number as a lead',
  http: { method: 'GET', path: '/leads/:id/matches' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(clientSummary) }),
  errors: ['NOT_FOUND'],
  provides: ['Lead', 'Client'],
});

const converted = {
  permission: { resource: 'LEADS', action: 'UPDATE' },
  params: idParams,
  result: z.object({ lead: leadDetail, client }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'FORBIDDEN'],
  invalidates: ['Lead', 'Client'],
} as const;

export const convertLead = command({
  ...converted,
  name: 'crm.convertLead',
  summary: 'Convert a lead into a new client',
  http: { method: 'POST', path: '/leads/:id/convert', status: 200 },
  needs: { limit: 'clients' },
  body: z.strictObject({
    version,
    client: z.strictObject({
      firstName: nameText(),
      lastName: nameText(),
      email,
      phone: text(MAX_LENGTHS.phone),
      dateOfBirth: isoDate.nullish().transform((value) => value ?? null),
    }),
  }),
});

export const linkLead = command({
  ...converted,
  name: 'crm.linkLead',
  summary: 'Convert a lead into an existing client',
  http: { method: 'POST', path: '/leads/:id/link', status: 200 },
  body: z.strictObject({ version, clientId: id }),
});

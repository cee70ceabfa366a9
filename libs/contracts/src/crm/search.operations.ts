import { z } from 'zod';
import { query } from '../core/operation';
import type { OperationPermission } from '../core/permissions';
import { id, text } from '../core/primitives';
import { listDoctors, listHospitals, listSurgeries } from '../quoting/directory.operations';
import { quotingFound } from '../quoting/practice-search.operations';
import { listQuotes } from '../quoting/quote.operations';
import { listSites } from '../quoting/site.operations';
import { listSurgeryCases } from '../quoting/surgery-case.operations';
import { listClients } from './client.operations';
import { clientSummary } from './client.schemas';
import { listLeads } from './lead.operations';
import { leadStatus } from './lead.status';

/** Groups of results, in display order. */
export const searchGroup = z.enum([
  'clients',
  'leads',
  'quotes',
  'surgeryCases',
  'doctors',
  'hospitals',
  'sites',
  'surgeries',
]);
export type SearchGroup = z.infer<typeof searchGroup>;

/** Who may see a group: those who may read the corresponding list. */
export const SEARCH_PERMISSIONS: Readonly<Record<SearchGroup, OperationPermission>> = {
  clients: listClients.permission,
  leads: listLeads.permission,
  quotes: listQuotes.permission,
  surgeryCases: listSurgeryCases.permission,
  doctors: listDoctors.permission,
  hospitals: listHospitals.permission,
  sites: listSites.permission,
  surgeries: listSurgeries.permission,
};

export const FOUND_PER_GROUP = 6;
/** Minimum length of a search in characters; anything shorter would match half the practice. */
const SHORTEST_SEARCH = 2;
/** A single letter that is a name by itself: 李 is complete, whereas L matches half the practice. */
const WHOLE_NAME = /^\p{Lo}$/u;

/** Whether a text is long enough to be searched for. */
export function isWorthSearching(text: string): boolean {
  const sought = text.trim();
  return sought.length >= SHORTEST_SEARCH || WHOLE_NAME.test(sought);
}

/** The same details as in the client list, enough to tell namesakes apart. */
export const foundClient = clientSummary.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  dateOfBirth: true,
  suburb: true,
  isVip: true,
});

export const foundLead = z.object({
  id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: leadStatus,
});

export const searchPractice = query({
  name: 'crm.searchPractice',
  summary: "Search the practice's records by name, email, phone or quote number",
  http: { method: 'GET', path: '/search' },
  permission: 'signed-in',
  query: z.strictObject({ q: text(100).optional() }),
  result: quotingFound.extend({
    clients: z.array(foundClient),
    leads: z.array(foundLead),
    /** Groups that could not be searched because their service is not responding. */
    missing: z.array(searchGroup),
  }),
  provides: ['Client', 'Lead', 'Quote', 'SurgeryCase', 'Doctor', 'Hospital', 'Site', 'Surgery'],
  deadlineMs: 5_000,
});

export type SearchResults = z.infer<typeof searchPractice.result>;
export type FoundClient = z.infer<typeof foundClient>;
export type FoundLead = z.infer<typeof foundLead>;

import {
  listClients,
  listLeads,
  openEnquiryForm,
  resolveLeadKey,
  type RequestOf,
} from '@quillcare/contracts';
import type { HotQuery } from './hot-queries.suite';

const OPEN = 'NEW,CONTACTED,QUALIFIED';

const listed = (
  name: string,
  title: string,
  query: NonNullable<RequestOf<typeof listLeads>['query']>,
): HotQuery => ({
  name,
  title,
  table: 'crm.lead',
  act: ({ product, admin }) => product.call(listLeads, { query }, admin),
});

/** Frequent reads of leads, by staff and for a practice's own website. */
export const LEAD_QUERIES: readonly HotQuery[] = [
  listed('lead-waiting', 'Leads whom nobody has reached, the oldest first', {
    awaitsContact: 'true',
    sort: 'createdAt',
  }),
  listed('lead-mine', 'Open leads of a person', { status: OPEN, owner: 'me' }),
  listed('lead-converted', 'Leads that became clients on some days', {
    status: 'CONVERTED',
    convertedAtFrom: '2026-01-01',
    convertedAtTo: '2026-01-31',
  }),
  listed('lead-of-procedure', 'Leads of some days who asked about no surgery of the catalogue', {
    surgeryId: 'none',
    createdAtFrom: '2026-01-01',
    createdAtTo: '2026-12-31',
  }),
  {
    name: 'client-list-added',
    title: 'Clients who were added on some days',
    table: 'crm.client',
    act: ({ product, admin }) =>
      product.call(listClients, { query: { createdAtFrom: '2026-01-01', createdAtTo: '2026-03-31' } }, admin),
  },
  {
    name: 'lead-key',
    title: "The practice of a website's key",
    table: 'crm.lead_key',
    platform: 'a key tells whose it is',
    act: ({ product, leadKeyHash }) => product.callInternal(resolveLeadKey, { body: { hash: leadKeyHash } }),
  },
  {
    name: 'enquiry-form',
    title: 'The enquiry form behind an address',
    table: 'crm.enquiry_slug',
    platform: 'an address tells whose it is',
    act: ({ product, enquirySlug }) =>
      product.call(openEnquiryForm, { params: { slug: enquirySlug } }, { kind: 'anonymous' }),
  },
];

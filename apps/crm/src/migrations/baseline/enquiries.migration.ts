import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const ENQUIRY_FORM = `
  create table crm.enquiry_form (
    ${tenantColumns},
    is_on boolean not null,
    slug text not null,
    greeting text,
    privacy_note text,
    surgery_ids jsonb not null,
    origins jsonb not null,
    public_email text,
    constraint enquiry_form_of_organisation unique (organisation_id)
  );
`;

/**
 * An address belongs permanently to the practice that used it first, because a link on an old page must not lead to another
 * practice.
 */
const ENQUIRY_SLUG = `
  create table crm.enquiry_slug (
    slug text primary key,
    organisation_id uuid not null,
    created_at timestamptz not null
  );
  create index enquiry_slug_by_organisation on crm.enquiry_slug (organisation_id, created_at);
`;

/** Enquiries received through the forms. */
const ENQUIRY = `
  create table crm.enquiry (
    id uuid primary key,
    organisation_id uuid not null,
    lead_id uuid not null references crm.lead (id),
    via text not null check (via in ('FORM', 'KEY')),
    received_at timestamptz not null,
    nonce text,
    key_id uuid references crm.lead_key (id),
    key_name text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    consents jsonb not null,
    privacy_note text,
    constraint enquiry_has_origin check ((via = 'FORM') = (nonce is not null) and (via = 'KEY') = (key_id is not null)),
    constraint enquiry_nonce unique (organisation_id, nonce)
  );
  create index enquiry_by_lead on crm.enquiry (organisation_id, lead_id);
  create index enquiry_by_time on crm.enquiry (organisation_id, received_at);
`;

/** Creates the practices' enquiry forms, their present and former addresses, and the enquiries received. */
export async function createEnquiries(runner: QueryRunner): Promise<void> {
  await runner.query(ENQUIRY_FORM);
  await tenantTable(runner, 'crm.enquiry_form');
  await runner.query(ENQUIRY_SLUG);
  await tenantTable(runner, 'crm.enquiry_slug');
  await runner.query(ENQUIRY);
  await tenantTable(runner, 'crm.enquiry');
  await appendOnlyTable(runner, 'crm.enquiry');
}

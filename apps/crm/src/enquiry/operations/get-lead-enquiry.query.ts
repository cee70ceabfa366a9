import { AppError, getLeadEnquiry, type LeadEnquiry } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

// A single statement distinguishes a lead without an enquiry (entered by staff) from one that does not exist, which returns no
// row.
const OF_LEAD = `select e.via, e.received_at, e.key_name, e.utm_source, e.utm_medium, e.utm_campaign, e.consents, e.privacy_note
  from crm.lead l left join crm.enquiry e on e.organisation_id = l.organisation_id and e.lead_id = l.id
  where l.organisation_id = $1 and l.id = $2`;

export const GetLeadEnquiryQuery = implement(getLeadEnquiry, [TenantReader], (reader) => ({
  async handle({ params }) {
    const row = await reader.one<LeadEnquiry & { via: LeadEnquiry['via'] | null }>(
      'crm.lead_enquiry',
      OF_LEAD,
      [params.id],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return { enquiry: row.via === null ? null : row };
  },
}));

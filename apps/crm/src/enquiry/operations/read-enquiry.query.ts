import { AppError, readEnquiry, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

type Read = ResultOf<typeof readEnquiry>;

const BY_ID = `select e.lead_id, e.via, trim(l.first_name || ' ' || coalesce(l.last_name, '')) as name, l.first_name, l.email,
    coalesce(l.surgery_name, l.interested_in) as about, l.owner_id
  from crm.enquiry e join crm.lead l on l.organisation_id = e.organisation_id and l.id = e.lead_id
  where e.organisation_id = $1 and e.id = $2`;

export const ReadEnquiryQuery = implement(readEnquiry, [TenantReader], (reader) => ({
  async handle({ body }) {
    const found = await reader.one<Read>('crm.enquiry', BY_ID, [body.enquiryId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));

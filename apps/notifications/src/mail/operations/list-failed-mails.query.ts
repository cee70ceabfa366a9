import { listFailedMails, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { PATIENT_TEMPLATES, QUOTE_TEMPLATES } from '../../letter/domain/mail-content';

type Failed = ResultOf<typeof listFailedMails>['items'][number];

const OTHER_NEWS = PATIENT_TEMPLATES.filter((template) => !QUOTE_TEMPLATES.includes(template));

// A later email to a colleague about the quote does not replace one that the patient did not get.
const FAILED = `select distinct on (quote_id) quote_id, updated_at as failed_at, last_error as detail
  from notifications.mail_message failed
 where organisation_id = $1 and state = 'FAILED' and quote_id is not null and updated_at >= $2 and template = any($3::text[])
   and not exists (select 1 from notifications.mail_message later
     where later.organisation_id = $1 and later.quote_id = failed.quote_id and later.created_at > failed.created_at and later.state <> 'FAILED'
       and later.template = any($5::text[]))
 order by quote_id, updated_at desc limit $4`;

export const ListFailedMailsQuery = implement(listFailedMails, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { since, limit } = body;
    const params = [since, OTHER_NEWS, limit, PATIENT_TEMPLATES];
    return { items: await reader.rows<Failed>('notifications.failed_mails', FAILED, params) };
  },
}));

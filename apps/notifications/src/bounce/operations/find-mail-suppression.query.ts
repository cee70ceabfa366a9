import { findMailSuppression, type MailSuppression } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const OF_ADDRESS = `select id, address, reason, created_at as since, detail, quote_id, quote_number
  from notifications.mail_suppression where organisation_id = $1 and address = $2 and deleted_at is null`;

export const FindMailSuppressionQuery = implement(findMailSuppression, [TenantReader], (reader) => ({
  async handle({ query }) {
    const params = [query.email.toLowerCase()];
    return {
      suppression: await reader.one<MailSuppression>('notifications.mail_suppression', OF_ADDRESS, params),
    };
  },
}));

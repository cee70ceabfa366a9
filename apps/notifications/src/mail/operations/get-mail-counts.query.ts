import { getMailCounts, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const COUNTS = `select count(*) filter (where state = 'PENDING')::int as waiting,
    count(*) filter (where state = 'FAILED' and created_at > now() - interval '30 days')::int as failed,
    count(*) filter (where state = 'FAILED' and sealed_params is not null)::int as retryable
  from notifications.mail_message where organisation_id = $1 and deleted_at is null and state <> 'DELIVERED'`;

export const GetMailCountsQuery = implement(getMailCounts, [TenantReader], (reader) => ({
  async handle() {
    const counted = await reader.one<ResultOf<typeof getMailCounts>>('notifications.mail_counts', COUNTS);
    return counted ?? { waiting: 0, failed: 0, retryable: 0 };
  },
}));

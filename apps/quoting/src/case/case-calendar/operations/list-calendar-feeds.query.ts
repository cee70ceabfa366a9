import { listCalendarFeeds, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

type Feeds = ResultOf<typeof listCalendarFeeds>;

// Reading a calendar leaves `updated_by` alone, so it still identifies who created the address.
const FEEDS = `select doctor_id, true as is_active, renewed_at as created_at, last_read_at, doctor_name, updated_by as made_by_id
  from quoting.calendar_feed where organisation_id = $1 and token_hash is not null and deleted_at is null
  order by doctor_name, id limit 500`;

export const ListCalendarFeedsQuery = implement(listCalendarFeeds, [TenantReader], (reader) => ({
  handle: async () => ({ items: await reader.rows<Feeds['items'][number]>('quoting.calendar_feeds', FEEDS) }),
}));

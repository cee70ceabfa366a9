import { AppError, countPlatformAnnouncementReaders, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

type Counts = ResultOf<typeof countPlatformAnnouncementReaders>;

const REASON = 'a super admin sees how many people of all practices have read an announcement';

const COUNTS = `select count(distinct m.organisation_id)::int as practices, count(m.read_at)::int as read,
    count(m.dismissed_at)::int as dismissed, count(m.acknowledged_at)::int as acknowledged
  from notifications.platform_announcement a
  left join notifications.platform_announcement_mark m on m.announcement_id = a.id
 where a.id = $1 group by a.id`;

export const CountPlatformAnnouncementReadersQuery = implement(
  countPlatformAnnouncementReaders,
  [PlatformReader],
  (reader) => ({
    async handle({ params }) {
      const name = 'notifications.platform_announcement_readers';
      const [counts] = await reader.rows<Counts>(REASON, name, COUNTS, [params.id]);
      if (!counts) throw new AppError('NOT_FOUND');
      return counts;
    },
  }),
);

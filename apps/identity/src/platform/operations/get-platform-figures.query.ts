import { getPlatformFigures, type PlatformFigures } from '@quillcare/contracts';
import { Clock, implement, PlatformReader } from '@quillcare/service-kit';

const REASON = 'super admins see the key figures of the platform';
const WEEK = `$1::timestamptz - interval '7 days'`;
// A support session depends on the super admin's own session and ends with it.
const FIGURES = `
  select organisations, active_organisations, new_organisations, active_people, super_admins, open_support, recent_support
    from (select count(*)::int as organisations, count(*) filter (where is_active)::int as active_organisations,
                 count(*) filter (where created_at > ${WEEK})::int as new_organisations
            from identity.organisation where deleted_at is null) practices,
         (select count(*)::int as active_people, count(*) filter (where role = 'SUPER_ADMIN')::int as super_admins
            from identity."user" where is_active and deleted_at is null) people,
         (select count(*) filter (where s.ended_at is null and s.expires_at > $1 and own.id is not null)::int as open_support,
                 count(*) filter (where s.created_at > ${WEEK})::int as recent_support
            from identity.session s
            left join identity.session own
              on own.id = s.impersonator_session_id and own.ended_at is null and own.expires_at > $1
           where s.impersonator_user_id is not null and s.created_at > ${WEEK}) support`;

export const GetPlatformFiguresQuery = implement(
  getPlatformFigures,
  [PlatformReader, Clock],
  (reader, clock) => ({
    async handle(_input) {
      const now = clock.now();
      const [figures] = await reader.rows<PlatformFigures>(REASON, 'identity.figures', FIGURES, [now]);
      if (!figures) throw new Error('The count returned no row.');
      return figures;
    },
  }),
);

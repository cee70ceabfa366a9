import { countUrgentCallbacks, type ResultOf } from '@quillcare/contracts';
import { implement, OrganisationFacts, Clock, TenantReader } from '@quillcare/service-kit';
import { addDays, todayIn } from '@quillcare/rules';
import { CallbackSettingsRepository } from '../../setting/callback-settings.repository';

type Counts = ResultOf<typeof countUrgentCallbacks>;

const COUNTS = `select count(*) filter (where assignee_id = $3::uuid)::int as mine,
    count(*) filter (where assignee_id is null)::int as unassigned
  from callbacks.callback
 where organisation_id = $1 and deleted_at is null and status in ('pending', 'attempted') and due_date < $2::date
   and (assignee_id = $3::uuid or assignee_id is null) and subject = any($4::text[])`;

const NO_CALLBACKS: Counts = { mine: 0, unassigned: 0 };

export const CountUrgentCallbacksQuery = implement(
  countUrgentCallbacks,
  [TenantReader, CallbackSettingsRepository, OrganisationFacts, Clock],
  (reader, settings, organisation, clock) => ({
    async handle({ body }) {
      const [{ enabled, highAfterDays }, { timeZone }] = await Promise.all([
        settings.current(),
        organisation.get(body.organisationId),
      ]);
      if (!enabled) return NO_CALLBACKS;
      const dueBefore = addDays(todayIn(clock.now(), timeZone), -highAfterDays);
      const counts = await reader.one<Counts>('callbacks.urgent', COUNTS, [
        dueBefore,
        body.userId,
        body.subjects,
      ]);
      return counts ?? NO_CALLBACKS;
    },
  }),
);

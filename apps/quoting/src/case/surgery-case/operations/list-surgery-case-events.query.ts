import { AppError, listSurgeryCaseEvents } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CaseEventStore } from '../persistence/case-event.store';

/** More than a case ever has; the audit is complete in any event. */
const MOST = 200;

export const ListSurgeryCaseEventsQuery = implement(
  listSurgeryCaseEvents,
  [TenantReader, CaseEventStore],
  (reader, events) => ({
    async handle({ params }) {
      const [found, items] = await Promise.all([
        reader.one(
          'quoting.surgery_case_there',
          'select 1 from quoting.surgery_case where organisation_id = $1 and id = $2 and deleted_at is null',
          [params.id],
        ),
        events.of(params.id, MOST),
      ]);
      if (!found) throw new AppError('NOT_FOUND');
      return { items };
    },
  }),
);

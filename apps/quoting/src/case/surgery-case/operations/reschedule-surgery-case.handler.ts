import { rescheduleSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';

export const RescheduleSurgeryCaseHandler = implement(
  rescheduleSurgeryCase,
  [CaseBooker, OrganisationFacts],
  (booker, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle({ params, body }, practice) {
      const { version, startsAt, reason, allowClash, allowDayOff, ...changes } = body;
      return booker.book({
        act: 'RESCHEDULE',
        id: params.id,
        version,
        practice,
        allowClash,
        allowDayOff,
        startsAt,
        changes,
        reason,
      });
    },
  }),
);

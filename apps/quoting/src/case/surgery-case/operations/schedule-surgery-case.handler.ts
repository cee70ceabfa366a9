import { scheduleSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';

export const ScheduleSurgeryCaseHandler = implement(
  scheduleSurgeryCase,
  [CaseBooker, OrganisationFacts],
  (booker, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle({ params, body }, practice) {
      const { version, startsAt, allowClash, allowDayOff, ...changes } = body;
      return booker.book({
        act: 'SCHEDULE',
        id: params.id,
        version,
        practice,
        allowClash,
        allowDayOff,
        startsAt,
        changes,
        reason: null,
      });
    },
  }),
);

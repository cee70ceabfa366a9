import { scheduleSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseBooker } from './case-booker';

export const ScheduleSurgeryCaseHandler = implement(
  scheduleSurgeryCase,
  [CaseBooker, CaseAudienceReader],
  (booker, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

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

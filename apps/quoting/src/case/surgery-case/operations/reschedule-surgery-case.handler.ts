import { rescheduleSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseBooker } from './case-booker';

export const RescheduleSurgeryCaseHandler = implement(
  rescheduleSurgeryCase,
  [CaseBooker, CaseAudienceReader],
  (booker, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

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

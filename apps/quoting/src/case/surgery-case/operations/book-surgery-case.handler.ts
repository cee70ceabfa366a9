import { bookSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseBooker } from './case-booker';

export const BookSurgeryCaseHandler = implement(
  bookSurgeryCase,
  [CaseBooker, CaseAudienceReader],
  (booker, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    handle({ params, body }, practice) {
      const { version, allowClash, ...changes } = body;
      return booker.book({
        act: 'BOOK',
        id: params.id,
        version,
        practice,
        allowClash,
        // The date does not change.
        allowDayOff: true,
        changes,
        reason: null,
      });
    },
  }),
);

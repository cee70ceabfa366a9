import { bookSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';

export const BookSurgeryCaseHandler = implement(
  bookSurgeryCase,
  [CaseBooker, OrganisationFacts],
  (booker, organisation) => ({
    prepare: (_input) => organisation.current(),

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

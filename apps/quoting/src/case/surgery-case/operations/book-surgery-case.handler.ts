import { bookSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';
import type { CasePractice } from './case-writer';

@Implements(bookSurgeryCase)
export class BookSurgeryCaseHandler implements Handler<typeof bookSurgeryCase> {
  constructor(
    private readonly booker: CaseBooker,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle({ params, body }: InputOf<typeof bookSurgeryCase>, practice: CasePractice): Promise<SurgeryCase> {
    const { version, allowClash, ...changes } = body;
    return this.booker.book({
      act: 'BOOK',
      id: params.id,
      version,
      practice,
      allowClash,
      // The day stays.
      allowDayOff: true,
      changes,
      reason: null,
    });
  }
}

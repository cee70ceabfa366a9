import { scheduleSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';
import type { CasePractice } from './case-writer';

@Implements(scheduleSurgeryCase)
export class ScheduleSurgeryCaseHandler implements Handler<typeof scheduleSurgeryCase> {
  constructor(
    private readonly booker: CaseBooker,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle(
    { params, body }: InputOf<typeof scheduleSurgeryCase>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { version, startsAt, allowClash, allowDayOff, ...changes } = body;
    return this.booker.book({
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
  }
}

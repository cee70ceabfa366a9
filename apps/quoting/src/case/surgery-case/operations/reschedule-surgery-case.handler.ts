import { rescheduleSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseBooker } from './case-booker';
import type { CasePractice } from './case-writer';

@Implements(rescheduleSurgeryCase)
export class RescheduleSurgeryCaseHandler implements Handler<typeof rescheduleSurgeryCase> {
  constructor(
    private readonly booker: CaseBooker,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle(
    { params, body }: InputOf<typeof rescheduleSurgeryCase>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { version, startsAt, reason, allowClash, allowDayOff, ...changes } = body;
    return this.booker.book({
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
  }
}

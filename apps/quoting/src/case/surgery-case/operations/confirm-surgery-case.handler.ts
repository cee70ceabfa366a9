import { confirmSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseWriter, type CasePractice } from './case-writer';

@Implements(confirmSurgeryCase)
export class ConfirmSurgeryCaseHandler implements Handler<typeof confirmSurgeryCase> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle({ params, body }: InputOf<typeof confirmSurgeryCase>, practice: CasePractice): Promise<SurgeryCase> {
    const { version, ...known } = body;
    return this.writer.readyStep('CONFIRM', 'CONFIRMED', { id: params.id, version, practice }, known);
  }
}

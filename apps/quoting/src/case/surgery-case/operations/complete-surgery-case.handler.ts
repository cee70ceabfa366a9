import { completeSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseWriter, type CasePractice } from './case-writer';

@Implements(completeSurgeryCase)
export class CompleteSurgeryCaseHandler implements Handler<typeof completeSurgeryCase> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle(
    { params, body }: InputOf<typeof completeSurgeryCase>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { version, ...known } = body;
    return this.writer.readyStep('COMPLETE', 'COMPLETED', { id: params.id, version, practice }, known);
  }
}

import { startSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseWriter, type CasePractice } from './case-writer';

@Implements(startSurgeryCase)
export class StartSurgeryCaseHandler implements Handler<typeof startSurgeryCase> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle({ params, body }: InputOf<typeof startSurgeryCase>, practice: CasePractice): Promise<SurgeryCase> {
    const { version, ...known } = body;
    return this.writer.readyStep('START', 'STARTED', { id: params.id, version, practice }, known);
  }
}

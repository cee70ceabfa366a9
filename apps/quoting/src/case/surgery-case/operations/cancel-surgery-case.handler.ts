import { cancelSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Clock, Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';
import { CaseWriter, type CasePractice } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

@Implements(cancelSurgeryCase)
export class CancelSurgeryCaseHandler implements Handler<typeof cancelSurgeryCase> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly cases: SurgeryCaseRepository,
    private readonly reader: SurgeryCaseReader,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  async handle(
    { params, body }: InputOf<typeof cancelSurgeryCase>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { id } = params;
    const { shown } = await this.writer.present({ id, version: body.version, practice });
    this.writer.refuseUnless('CANCEL', shown, practice);
    await this.cases.cancel(id, { by: 'STAFF', reason: body.reason, now: this.clock.now() });
    return this.reader.get(id, practice);
  }
}

import { AppError, removeCaseGate, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { countryDefaults } from '@quillcare/rules';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { gateWords } from '../domain/gate-input';
import { CaseWriter, type CasePractice } from './case-writer';

@Implements(removeCaseGate)
export class RemoveCaseGateHandler implements Handler<typeof removeCaseGate> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  async handle(
    { params, body }: InputOf<typeof removeCaseGate>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { version, kind, reason } = body;
    const present = await this.writer.present({ id: params.id, version, practice });
    if (!present.shown.pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
    this.writer.refuseIfOver(present);
    const { evidence } = present.row;
    const removed = evidence.find((one) => one.kind === kind);
    if (!removed) throw new AppError('NOT_FOUND');
    const detail = gateWords(removed, countryDefaults(practice.country).locale);
    const set = { evidence: evidence.filter((one) => one !== removed) };
    return this.writer.store(present, { kind: 'GATE_REMOVED', set, detail, reason }, practice);
  }
}

import {
  AppError,
  invalidInput,
  recordCaseGate,
  type FieldError,
  type GateEvidence,
  type InputOf,
  type SurgeryCase,
} from '@quillcare/contracts';
import { getCountryDefaults, todayIn } from '@quillcare/rules';
import { Clock, currentContext, Implements, type Handler } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseDocumentRepository } from '../../case-document/persistence/case-document.repository';
import { gateProblems, describeGate, evidenceToStore } from '../../surgery-case/domain/gate-input';
import { CaseDirectory } from '../../surgery-case/operations/case-directory';
import { CaseWriter, type CaseAudience } from '../../surgery-case/operations/case-writer';

@Implements(recordCaseGate)
export class RecordCaseGateHandler implements Handler<typeof recordCaseGate> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly directory: CaseDirectory,
    private readonly documents: CaseDocumentRepository,
    private readonly audience: CaseAudienceReader,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof recordCaseGate>): Promise<CaseAudience> {
    return this.audience.read(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof recordCaseGate>,
    practice: CaseAudience,
  ): Promise<SurgeryCase> {
    const { version, ...given } = body;
    await this.directory.assertDoctorExists(given.doctorId);
    const present = await this.writer.lockVersion({ id: params.id, version, practice });
    await this.assertOwnDocument(params.id, given.documentId);
    const { pathway } = present.surgeryCase;
    if (!pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
    this.writer.assertNotStarted(present);
    const now = this.clock.now();
    const problems = gateProblems(given, todayIn(now, practice.timeZone));
    const known = pathway.gates.find(({ kind }) => kind === given.kind)?.evidence;
    if (known?.isAutomatic) problems.push(...automaticGateProblems(given, known.doneOn));
    if (problems.length > 0) throw invalidInput(...problems);
    const recorded: GateEvidence = {
      ...evidenceToStore(given),
      recordedAt: now.toISOString(),
      recordedByName: currentContext().actor.name,
    };
    const others = present.row.evidence.filter(({ kind }) => kind !== given.kind);
    const detail = describeGate(given, getCountryDefaults(practice.country).locale);
    const set = { evidence: [...others, recorded] };
    return this.writer.save(present, { kind: 'GATE_RECORDED', set, detail }, practice);
  }

  /**
   * A document that is deleted or belongs to another case is no evidence. The case is locked, so the document cannot be deleted
   * meanwhile.
   */
  private async assertOwnDocument(caseId: string, documentId: string | null): Promise<void> {
    if (documentId !== null && !(await this.documents.belongsTo(caseId, documentId)))
      throw new AppError('NOT_FOUND');
  }
}

/** Gates proven by the signed quote are not recorded by hand, except a consent signed again on a later day. */
function automaticGateProblems(
  { kind, doneOn }: Pick<GateEvidence, 'kind' | 'doneOn'>,
  knownOn: string,
): FieldError[] {
  if (kind !== 'CONSENT_SIGNED')
    return [{ path: 'kind', message: 'This is taken from the signed quote and cannot be entered here' }];
  if (doneOn > knownOn) return [];
  return [{ path: 'doneOn', message: 'The quote was signed on this day or later: please enter a later one' }];
}

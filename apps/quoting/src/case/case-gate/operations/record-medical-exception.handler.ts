import {
  AppError,
  recordMedicalException,
  type InputOf,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseDocumentRepository } from '../../case-document/persistence/case-document.repository';
import { CaseSettingsRepository } from '../../case-settings/persistence/case-settings.repository';
import { actingUser } from '../../../acting-user';
import { CaseWriter, type CaseAudience } from '../../surgery-case/operations/case-writer';

@Implements(recordMedicalException)
export class RecordMedicalExceptionHandler implements Handler<typeof recordMedicalException> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly settings: CaseSettingsRepository,
    private readonly documents: CaseDocumentRepository,
    private readonly audience: CaseAudienceReader,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof recordMedicalException>): Promise<CaseAudience> {
    return this.audience.read(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof recordMedicalException>,
    practice: CaseAudience,
  ): Promise<SurgeryCase> {
    const { version, reason, documentId } = body;
    const person = actingUser();
    const present = await this.writer.lockVersion({ id: params.id, version, practice });
    await this.assertNominated(person);
    if (!present.surgeryCase.pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
    this.writer.assertNotStarted(present);
    if (!(await this.documents.belongsTo(params.id, documentId))) throw new AppError('NOT_FOUND');
    if (present.row.medicalException)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'A medical exception is already recorded.' });
    const medicalException = {
      reason,
      documentId,
      recordedAt: this.clock.now().toISOString(),
      recordedById: person.userId,
      recordedByName: person.name,
    };
    const change = { kind: 'EXCEPTION_RECORDED', set: { medicalException }, reason } as const;
    return this.writer.save(present, change, practice);
  }

  /** A separate right that no role includes: the practice must name the people who have it. */
  private async assertNominated({ userId, role }: UserPrincipal): Promise<void> {
    const { exceptionUserIds } = await this.settings.current();
    if (role === 'SUPER_ADMIN' || !exceptionUserIds.includes(userId))
      throw new AppError('MEDICAL_EXCEPTION_REFUSED');
  }
}

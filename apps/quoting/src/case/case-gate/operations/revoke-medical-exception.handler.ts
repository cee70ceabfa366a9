import {
  AppError,
  revokeMedicalException,
  type InputOf,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseSettingsRepository } from '../../case-settings/persistence/case-settings.repository';
import { actingUser } from '../../../acting-user';
import { CaseWriter, type CaseAudience } from '../../surgery-case/operations/case-writer';

@Implements(revokeMedicalException)
export class RevokeMedicalExceptionHandler implements Handler<typeof revokeMedicalException> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly settings: CaseSettingsRepository,
    private readonly audience: CaseAudienceReader,
  ) {}

  prepare({ params }: InputOf<typeof revokeMedicalException>): Promise<CaseAudience> {
    return this.audience.read(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof revokeMedicalException>,
    practice: CaseAudience,
  ): Promise<SurgeryCase> {
    const { version, reason } = body;
    const person = actingUser();
    const present = await this.writer.lockVersion({ id: params.id, version, practice });
    await this.assertMayRevoke(person);
    if (!present.surgeryCase.pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
    this.writer.assertNotStarted(present);
    const { medicalException } = present.row;
    if (!medicalException)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'No medical exception is recorded.' });
    const detail = `Recorded by ${medicalException.recordedByName}: ${medicalException.reason}`;
    const change = { kind: 'EXCEPTION_REVOKED', set: { medicalException: null }, reason, detail } as const;
    return this.writer.save(present, change, practice);
  }

  /** Revoking only makes the pathway apply again, so administrators may do it as well as those who may record exceptions. */
  private async assertMayRevoke({ userId, role }: UserPrincipal): Promise<void> {
    if (role === 'ORG_ADMIN') return;
    const { exceptionUserIds } = await this.settings.current();
    if (role === 'SUPER_ADMIN' || !exceptionUserIds.includes(userId))
      throw new AppError('MEDICAL_EXCEPTION_REFUSED', {
        detail:
          "Only an administrator or people chosen in your practice's case settings can revoke a medical exception.",
      });
  }
}

import {
  AppError,
  confirmRecordedAcceptance,
  RecordedAcceptanceConfirmed,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import { Clock, currentContext, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import {
  actingPatient,
  withPatientStatement,
  PatientLinkGuard,
  type QuoteEntity,
  quoteFacts,
  QuoteFileRepository,
  QuoteRepository,
} from '../../../quote';
import { SurgeryCaseRepository } from '../../../case';
import { PATIENT_STATEMENT, statementOf } from '../domain/dispute-hash';
import { StatementRepository } from '../persistence/statement.repository';
import { SigningLinkRepository } from '../persistence/signing-link.repository';

type Input = InputOf<typeof confirmRecordedAcceptance>;

@Implements(confirmRecordedAcceptance)
export class ConfirmRecordedAcceptanceHandler implements Handler<typeof confirmRecordedAcceptance> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly quotes: QuoteRepository,
    private readonly links: SigningLinkRepository,
    private readonly files: QuoteFileRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly statements: StatementRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: Input): Promise<ResultOf<typeof confirmRecordedAcceptance>> {
    const patient = actingPatient();
    if (!patient.identified) throw new AppError('IDENTITY_REQUIRED');
    const quote = await this.quotes.get(patient.quoteId, { lock: true });
    const { linkId } = await this.guard.resolveOwn(params.token);
    // On a device of the practice, a confirmation would again be the practice's own claim.
    if ((await this.links.get(linkId)).purpose === 'TABLET') throw new AppError('ILLEGAL_TRANSITION');
    const next = quote.status === 'ACCEPTED' ? quote.acceptance : null;
    const acceptance = withPatientStatement(next, body, this.clock.now());
    if (acceptance) await this.storeStatement(quote, linkId, body, acceptance);
    const { confirmedAt = null, disputedAt = null } = acceptance ?? quote.acceptance ?? {};
    return { confirmedAt, disputedAt };
  }

  private async storeStatement(
    quote: QuoteEntity,
    linkId: string,
    { isSo, comment }: Input['body'],
    acceptance: NonNullable<QuoteEntity['acceptance']>,
  ): Promise<void> {
    const { client } = currentContext();
    const statement = statementOf(PATIENT_STATEMENT, {
      id: newId(),
      organisation_id: this.uow.organisationId,
      quote_id: quote.id,
      revision: quote.revision,
      link_id: linkId,
      is_so: isSo,
      comment,
      given_at: this.clock.now(),
      ip_address: client.ip,
      user_agent: client.userAgent,
    });
    await this.statements.add(statement);
    const wasSigned = !wasRecordedByStaff(acceptance);
    const event = { event: RecordedAcceptanceConfirmed, data: { ...quoteFacts(quote), isSo, wasSigned } };
    await this.quotes.change(quote.id, (row) => ({ quote: { ...row, acceptance }, events: [event] }), {
      notes: `${describeStatement(isSo, wasSigned)}; ${statement.note}`,
      reason: comment,
    });
    if (!isSo) await this.holdCase(quote, comment);
    // Regenerates the certificate, which includes the patient's statement.
    await this.files.requestFile(quote, 'SIGNED');
  }

  // Locks the case as booking does, so that exactly one of the two comes first.
  private async holdCase({ surgeryCaseId }: QuoteEntity, comment: string | null): Promise<void> {
    if (surgeryCaseId === null) throw new AppError('ILLEGAL_TRANSITION');
    const surgeryCase = await this.cases.get(surgeryCaseId, { lock: true });
    const change = { kind: 'DISPUTED' as const, set: { isDisputed: true }, reason: comment };
    await this.cases.change(surgeryCase, change);
  }
}

function describeStatement(isSo: boolean, wasSigned: boolean): string {
  if (isSo) return 'The patient confirmed by the link what staff recorded; assurance CONFIRMED';
  return wasSigned
    ? 'The patient said by the link that the signed acceptance is not right'
    : 'The patient said by the link that what staff recorded is not so';
}

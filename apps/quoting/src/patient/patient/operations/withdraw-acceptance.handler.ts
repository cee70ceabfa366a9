import {
  AppError,
  withdrawAcceptance as operation,
  type Client,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import {
  actingPatient,
  LinkIssuer,
  PatientLinkGuard,
  QuoteDocumentRepository,
  type QuoteEntity,
  QuoteFactsReader,
  QuoteRepository,
  QuoteVersionRepository,
  recipient,
  withdrawAcceptance,
} from '../../../quote';
import { SurgeryCaseRepository } from '../../../case';
import { SigningLinkRepository } from '../../signing/persistence/signing-link.repository';
import { withdrawalOf } from '../domain/withdrawal';

@Implements(operation)
export class WithdrawAcceptanceHandler implements Handler<typeof operation> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly quotes: QuoteRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly links: SigningLinkRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly facts: QuoteFactsReader,
    private readonly issuer: LinkIssuer,
    private readonly clock: Clock,
  ) {}

  /** Reads the current client for the email, but nothing before the patient has proved their identity. */
  async prepare(): Promise<Client | null> {
    const { identified, quoteId } = actingPatient();
    const sources = identified ? await this.facts.readFor(quoteId) : null;
    return sources?.client ?? null;
  }

  async handle(
    { params, body }: InputOf<typeof operation>,
    client: Client | null,
  ): Promise<ResultOf<typeof operation>> {
    const patient = actingPatient();
    if (!patient.identified) throw new AppError('IDENTITY_REQUIRED');
    await this.versions.lockAll(patient.quoteId);
    const { quoteId, linkId } = await this.guard.resolveOwn(params.token);
    // Staff may be holding the practice's device again, so nobody could say that it was the patient.
    if ((await this.links.get(linkId)).purpose === 'TABLET') throw new AppError('ACCEPTANCE_FINAL');
    const quote = await this.quotes.get(quoteId);
    // Already withdrawn, on another device or by a repeated request.
    if (quote.acceptanceWithdrawnAt) return { withdrawnAt: quote.acceptanceWithdrawnAt.toISOString() };
    const now = this.clock.now();
    await this.withdraw(quote, body.reason, now);
    // Withdrawal also works for a patient without an email address.
    if (client?.email && client.dateOfBirth)
      await this.issuer.addAndMail(quote, recipient(client), 'WITHDRAWN');
    return { withdrawnAt: now.toISOString() };
  }

  /** Ends the quote, the case and any variations awaiting the patient, in one transaction. */
  private async withdraw(quote: QuoteEntity, reason: string | null, now: Date): Promise<void> {
    if (quote.status !== 'ACCEPTED' || !quote.surgeryCaseId || !quote.respondedAt)
      throw new AppError('ACCEPTANCE_FINAL');
    // Locks the case as confirmation does, so that exactly one of the two comes first.
    const surgeryCase = await this.cases.get(quote.surgeryCaseId, { lock: true });
    const { content } = await this.documents.findByQuote(quote.id);
    const { isAllowed } = withdrawalOf(
      {
        caseStatus: surgeryCase.status,
        procedureClass: content.procedureClass,
        acceptedAt: quote.respondedAt,
        coolingOffDays: content.coolingOffDays ?? null,
        coolingOffMonths: content.coolingOffMonths ?? 0,
        timeZone: content.timeZone,
      },
      now,
    );
    if (!isAllowed) throw new AppError('ACCEPTANCE_FINAL');
    const notes = 'The patient withdrew the acceptance';
    await this.quotes.change(quote.id, (row) => withdrawAcceptance(row, reason, now), { reason, notes });
    await this.cases.cancel(surgeryCase.id, { by: 'PATIENT', reason, now });
    await this.versions.endVariationsOf(quote.id);
  }
}

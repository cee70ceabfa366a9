import {
  AppError,
  invalid,
  settleDispute,
  surgeryCaseMachine,
  type DisputeSettlement,
  type InputOf,
  type Quote,
} from '@quillcare/contracts';
import { Clock, Implements, newId, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CaseDocumentRepository, SurgeryCaseRepository } from '../../../case';
import {
  LinkIssuer,
  type QuoteEntity,
  QuoteFactsReader,
  QuoteFileRepository,
  QuoteRepository,
  type QuoteSources,
  QuoteVersionRepository,
  recipient,
} from '../../../quote';
import { settled } from '../domain/dispute';
import { actingUser } from '../../../acting-user';

type Input = InputOf<typeof settleDispute>;

@Implements(settleDispute)
export class SettleDisputeHandler implements Handler<typeof settleDispute> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly papers: CaseDocumentRepository,
    private readonly files: QuoteFileRepository,
    private readonly facts: QuoteFactsReader,
    private readonly issuer: LinkIssuer,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: Input): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle({ params, body }: Input, sources: QuoteSources | null): Promise<Quote> {
    if (!sources) throw new AppError('NOT_FOUND');
    await this.versions.lockAll(params.id);
    const { surgeryCaseId } = await this.quotes.get(params.id);
    await this.refuseWithoutEvidence(surgeryCaseId, body);
    const now = this.clock.now();
    const { version, outcome, reason, note, documentId } = body;
    const { userId, name: byName } = actingUser();
    const settlement = { at: now.toISOString(), byName, outcome, reason, note, documentId };
    const quote = await this.quotes.change(params.id, (row) => settled(row, settlement, now), {
      expectedVersion: version,
      reason,
      notes: `The dispute of the acceptance was settled: ${outcome === 'STANDS' ? 'it stands' : 'it was not accepted'}`,
    });
    await this.keep(quote, settlement, userId);
    await this.release(quote, settlement, now);
    await this.files.ask(quote, 'SIGNED');
    const { client } = sources;
    if (client?.email && client.dateOfBirth)
      await this.issuer.addAndMail(quote, recipient(client), 'SETTLED');
    return toWire(quote);
  }

  private async refuseWithoutEvidence(
    surgeryCaseId: string | null,
    { note, documentId }: Input['body'],
  ): Promise<void> {
    if (documentId === null) {
      if (note === null)
        throw invalid({ path: 'note', message: 'Please note the evidence, or choose a document' });
      return;
    }
    if (surgeryCaseId === null || !(await this.papers.belongsTo(surgeryCaseId, documentId)))
      throw invalid({ path: 'documentId', message: 'This document does not exist' });
  }

  private async keep(quote: QuoteEntity, settlement: DisputeSettlement, userId: string): Promise<void> {
    const { outcome, reason, note, documentId, at, byName } = settlement;
    await this.uow.query(
      `insert into quoting.dispute_settlement
         (id, organisation_id, quote_id, revision, outcome, reason, note, document_id, settled_at, settled_by, settled_by_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[newId(), this.uow.organisationId, quote.id, quote.revision, outcome, reason, note, documentId],
        ...[at, userId, byName],
      ],
    );
  }

  /** The case goes on, or is cancelled, where it still can be, with the changes that wait for the patient. */
  private async release(
    { id, surgeryCaseId }: QuoteEntity,
    { outcome, reason }: DisputeSettlement,
    now: Date,
  ): Promise<void> {
    if (surgeryCaseId === null) return;
    const surgeryCase = await this.cases.get(surgeryCaseId, { lock: true });
    const detail = outcome === 'STANDS' ? 'The acceptance stands' : 'The patient did not accept';
    const change = { kind: 'DISPUTE_SETTLED' as const, set: { isDisputed: false }, reason, detail };
    await this.cases.change(surgeryCase, change);
    if (outcome === 'STANDS') return;
    // What was done already cannot be called off: the acceptance ends, and the case says what took place.
    if (surgeryCaseMachine.allows(surgeryCase.status, 'CANCELLED'))
      await this.cases.cancel(surgeryCaseId, { by: 'STAFF', reason, now });
    await this.versions.endChangesOf(id);
  }
}

import {
  AppError,
  invalidInput,
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
import { actingUser } from '../../../acting-user';
import { withSettlement } from '../domain/dispute';
import { statementOf, SETTLEMENT, type Statement } from '../domain/dispute-hash';
import { StatementRepository } from '../persistence/statement.repository';

type Input = InputOf<typeof settleDispute>;

const OUTCOME_NOTES = { STANDS: 'it stands', NOT_ACCEPTED: 'it was not accepted' } as const;

@Implements(settleDispute)
export class SettleDisputeHandler implements Handler<typeof settleDispute> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly statements: StatementRepository,
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
    const disputed = await this.quotes.get(params.id);
    await this.assertEvidence(disputed.surgeryCaseId, body);
    const now = this.clock.now();
    const { version, outcome, reason, note, documentId } = body;
    const { userId, name: byName } = actingUser();
    const settlement = { at: now.toISOString(), byName, outcome, reason, note, documentId };
    const statement = this.saidOf(disputed, settlement, userId);
    const quote = await this.quotes.change(params.id, (row) => withSettlement(row, settlement, now), {
      expectedVersion: version,
      reason,
      notes: `The dispute of the acceptance was settled: ${OUTCOME_NOTES[outcome]}; ${statement.note}`,
    });
    await this.statements.add(statement);
    await this.releaseCase(quote, settlement, now);
    await this.files.requestFile(quote, 'SIGNED');
    const { client } = sources;
    if (client?.email && client.dateOfBirth)
      await this.issuer.addAndMail(quote, recipient(client), 'SETTLED');
    return toWire(quote);
  }

  /** Locks the case, so that the document cannot be deleted meanwhile. */
  private async assertEvidence(
    surgeryCaseId: string | null,
    { note, documentId }: Input['body'],
  ): Promise<void> {
    if (documentId === null) {
      if (note === null)
        throw invalidInput({ path: 'note', message: 'Please note the evidence, or choose a document' });
      return;
    }
    if (surgeryCaseId !== null) await this.cases.get(surgeryCaseId, { lock: true });
    if (surgeryCaseId === null || !(await this.papers.belongsTo(surgeryCaseId, documentId)))
      throw invalidInput({ path: 'documentId', message: 'This document does not exist' });
  }

  /** Builds the row to store, including who settled the dispute and the hash over its content. */
  private saidOf({ id, revision }: QuoteEntity, settlement: DisputeSettlement, userId: string): Statement {
    const { outcome, reason, note, documentId, at, byName } = settlement;
    return statementOf(SETTLEMENT, {
      id: newId(),
      organisation_id: this.uow.organisationId,
      quote_id: id,
      revision,
      outcome,
      reason,
      note,
      document_id: documentId,
      settled_at: at,
      settled_by: userId,
      settled_by_name: byName,
    });
  }

  /** Releases the case, or cancels it if still possible, together with variations awaiting the patient. */
  private async releaseCase(
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
    // A surgery that has begun cannot be cancelled: the acceptance ends, and the case keeps what took place.
    if (surgeryCaseMachine.allows(surgeryCase.status, 'CANCELLED'))
      await this.cases.cancel(surgeryCaseId, { by: 'STAFF', reason, now });
    await this.versions.endVariationsOf(id);
  }
}

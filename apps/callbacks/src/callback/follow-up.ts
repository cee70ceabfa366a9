import { Injectable } from '@nestjs/common';
import type { CallbackCause, Client } from '@quillcare/contracts';
import { searchKey, type Country } from '@quillcare/rules';
import { MergedClients, UnitOfWork, type Candidates } from '@quillcare/service-kit';
import { dueDayAfter, createsCallbacks } from '../setting/callback-setting';
import { CallbackSettingsRepository } from '../setting/callback-settings.repository';
import { CallbackRotation, UNASSIGNED } from '../setting/callback-rotation';
import { CallbackChanges } from './callback-changes';
import { bringForward, isOpen, restoreAfterAnswer, type CallbackState } from './domain/callback';
import { nameOf } from './domain/callee';
import {
  callbackForWithdrawal,
  callbackFromProgress,
  close,
  isAnswered,
  withAnswer,
  withOutcome,
  withQuery,
  type Question,
  type QuoteOutcome,
  type QuoteProgress,
} from './domain/quote-progress';
import type { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';
import { QuoteProgressRepository } from './persistence/quote-progress.repository';

export interface QuoteRevision {
  quoteId: string;
  revision: number;
}

interface CalledQuote extends QuoteRevision {
  quoteNumber: string;
  clientId: string;
  clientName: string;
  clientPhone: string | null;
  /** The possible assignees, and the quote's author. */
  candidates: Candidates;
  authorId: string | null;
}

export interface SentQuote extends CalledQuote {
  sentOn: string;
  /** The country whose public holidays apply. */
  country: Country;
}

export interface WithdrawnQuote extends CalledQuote {
  day: string;
}

/** The effect of a quote event on an existing callback and on the stored progress, which applies to a callback created later. */
interface ProgressUpdate {
  /** Which of the quote's callbacks the event affects. */
  cause: Exclude<CallbackCause, 'STAFF'>;
  /** Reason recorded in the audit for the automatic change. */
  reason: string;
  remember: (progress: QuoteProgress) => QuoteProgress;
  act: (callback: CallbackState, progress: QuoteProgress) => CallbackState;
}

/** Keeps the callback of a quote in step with the quote, in whatever order its events arrive. */
@Injectable()
export class FollowUp {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly progress: QuoteProgressRepository,
    private readonly settings: CallbackSettingsRepository,
    private readonly turns: CallbackRotation,
    private readonly clients: MergedClients,
    private readonly changes: CallbackChanges,
    private readonly uow: UnitOfWork,
  ) {}

  /** Creates the callback of a sent quote, once per revision, unless the practice has turned callbacks off. */
  async createForSentQuote({ sentOn, country, ...quote }: SentQuote): Promise<void> {
    const setting = await this.settings.effectiveSettings();
    if (!createsCallbacks(setting)) return;
    const progress = await this.progress.lockFor(quote.quoteId, quote.revision);
    if (await this.callbacks.findByCause(quote.quoteId, quote.revision, 'QUOTE_SENT')) return;
    const due = dueDayAfter(sentOn, setting, country);
    await this.createCallback(quote, 'QUOTE_SENT', callbackFromProgress(due, progress, this.uow.now()));
  }

  /**
   * Creates a separate high-priority callback for a withdrawn acceptance, due that day, once per revision, unless the practice
   * has turned callbacks off.
   */
  async createForWithdrawnAcceptance({ day, ...quote }: WithdrawnQuote): Promise<void> {
    if (!createsCallbacks(await this.settings.effectiveSettings())) return;
    const progress = await this.progress.lockFor(quote.quoteId, quote.revision);
    if (await this.callbacks.findByCause(quote.quoteId, quote.revision, 'ACCEPTANCE_WITHDRAWN')) return;
    const state = callbackForWithdrawal(day, progress, this.uow.now());
    await this.createCallback(quote, 'ACCEPTANCE_WITHDRAWN', state);
  }

  /** A callback that is closed from the start is nobody's turn, because its assignee would be asked to make the call. */
  private async createCallback(
    { candidates, authorId, ...quote }: CalledQuote,
    cause: CallbackCause,
    state: CallbackState,
  ): Promise<void> {
    const callback = await this.callbacks.insert({
      ...quote,
      ...(await this.currentClient(quote)),
      ...(isOpen(state) ? await this.turns.next(candidates, authorId) : UNASSIGNED),
      ...state,
      cause,
      subject: 'QUOTE',
      leadId: null,
      about: null,
      searchKey: searchKey(quote.clientName, quote.quoteNumber),
    });
    // Authors expect this call, so they count as the assigner and are not notified.
    this.changes.emitCreated(callback, callback.assigneeId === authorId ? authorId : null);
  }

  /** The quote no longer needs a call. A callback about a withdrawn acceptance ends only when a newer version is sent. */
  async end(quote: QuoteRevision, outcome: QuoteOutcome): Promise<void> {
    await this.endForCause('QUOTE_SENT', quote, outcome);
    if (outcome === 'replaced') await this.endForCause('ACCEPTANCE_WITHDRAWN', quote, outcome);
  }

  private endForCause(
    cause: ProgressUpdate['cause'],
    quote: QuoteRevision,
    outcome: QuoteOutcome,
  ): Promise<void> {
    const now = this.uow.now();
    return this.applyUpdate(quote, {
      cause,
      reason: `Quote ${outcome}`,
      remember: (progress) => withOutcome(progress, outcome),
      act: (callback) => close(callback, outcome, now),
    });
  }

  questionAsked(quote: QuoteRevision, question: Question): Promise<void> {
    return this.applyUpdate(quote, {
      cause: 'QUOTE_SENT',
      reason: 'Quote query received',
      remember: (progress) => withQuery(progress, question),
      act: (callback, progress) =>
        isAnswered(progress, question.at) ? callback : bringForward(callback, question.day),
    });
  }

  /** The practice answered at `at`; a later question stays open. */
  questionAnswered(quote: QuoteRevision, at: Date): Promise<void> {
    return this.applyUpdate(quote, {
      cause: 'QUOTE_SENT',
      reason: 'Quote query answered',
      remember: (progress) => withAnswer(progress, at),
      act: (callback, progress) => (progress.queriedOn === null ? restoreAfterAnswer(callback) : callback),
    });
  }

  /** Updates name and number on the client's open callbacks. */
  async renameClient(client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'phone'>): Promise<void> {
    const present = nameOf(client);
    for (const { id, quoteNumber, about } of await this.callbacks.openOf(client.id)) {
      const found = searchKey(present.clientName, quoteNumber ?? '', about ?? '');
      await this.changes.change(id, () => ({ ...present, searchKey: found }), { reason: 'Client updated' });
    }
  }

  /** The client may have been merged into another record since the event. */
  private async currentClient({
    clientId,
  }: Pick<CalledQuote, 'clientId'>): Promise<Pick<CallbackEntity, 'clientId' | 'clientBeforeMerge'>> {
    const present = await this.clients.currentClientId(clientId);
    return { clientId: present, clientBeforeMerge: present === clientId ? null : clientId };
  }

  private async applyUpdate(
    { quoteId, revision }: QuoteRevision,
    { cause, reason, remember, act }: ProgressUpdate,
  ): Promise<void> {
    const { id } = await this.progress.lockFor(quoteId, revision);
    const known = await this.progress.update(id, (row) => void Object.assign(row, remember(row)));
    const callback = await this.callbacks.findByCause(quoteId, revision, cause);
    if (!callback) return;
    await this.changes.change(callback.id, (row) => act(row, known), { reason });
  }
}

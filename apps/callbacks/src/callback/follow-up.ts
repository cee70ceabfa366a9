import { Injectable } from '@nestjs/common';
import type { CallbackCause, Client } from '@quillcare/contracts';
import { searchKey, type Country } from '@quillcare/rules';
import { MergedClients, UnitOfWork, type Candidates } from '@quillcare/service-kit';
import { dueDayAfter, makesCallbacks } from '../setting/callback-setting';
import { CallbackSettingsRepository } from '../setting/callback-settings.repository';
import { CallbackTurns } from '../setting/callback-turns';
import { CallbackChanges } from './callback-changes';
import { bringForward, newCallback, putBack, type CallbackState } from './domain/callback';
import { nameOf } from './domain/callee';
import {
  callbackFor,
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

export interface QuoteToCall extends CalledQuote {
  day: string;
}

/** The effect of a quote event on an existing callback and on the stored progress, which applies to a callback created later. */
interface News {
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
    private readonly turns: CallbackTurns,
    private readonly clients: MergedClients,
    private readonly changes: CallbackChanges,
    private readonly uow: UnitOfWork,
  ) {}

  /** Creates the callback of a sent quote, once per revision, unless the practice has turned callbacks off. */
  async begin({ sentOn, country, ...quote }: SentQuote): Promise<void> {
    const setting = await this.settings.inForce();
    if (!makesCallbacks(setting)) return;
    const progress = await this.progress.lockFor(quote.quoteId, quote.revision);
    if (await this.callbacks.findFor(quote.quoteId, quote.revision, 'QUOTE_SENT')) return;
    const due = dueDayAfter(sentOn, setting, country);
    await this.plan(quote, 'QUOTE_SENT', callbackFor(due, progress, this.uow.now()));
  }

  /**
   * Creates a separate high-priority callback for a withdrawn acceptance, due that day, once per revision, unless the practice
   * has turned callbacks off.
   */
  async callAfterWithdrawal({ day, ...quote }: QuoteToCall): Promise<void> {
    if (!makesCallbacks(await this.settings.inForce())) return;
    await this.progress.lockFor(quote.quoteId, quote.revision);
    if (await this.callbacks.findFor(quote.quoteId, quote.revision, 'ACCEPTANCE_WITHDRAWN')) return;
    await this.plan(quote, 'ACCEPTANCE_WITHDRAWN', newCallback(day, 'HIGH'));
  }

  private async plan(
    { candidates, authorId, ...quote }: CalledQuote,
    cause: CallbackCause,
    state: CallbackState,
  ): Promise<void> {
    const callback = await this.callbacks.insert({
      ...quote,
      ...(await this.ownerOf(quote)),
      ...(await this.turns.next(candidates, authorId)),
      ...state,
      cause,
      subject: 'QUOTE',
      leadId: null,
      about: null,
      searchKey: searchKey(quote.clientName, quote.quoteNumber),
    });
    // Authors expect this call, so they count as the assigner and are not notified.
    this.changes.begin(callback, callback.assigneeId === authorId ? authorId : null);
  }

  /** The quote no longer needs a call. A callback about a withdrawn acceptance ends only when a newer version is sent. */
  async end(quote: QuoteRevision, outcome: QuoteOutcome): Promise<void> {
    await this.endFor('QUOTE_SENT', quote, outcome);
    if (outcome === 'replaced') await this.endFor('ACCEPTANCE_WITHDRAWN', quote, outcome);
  }

  private endFor(cause: News['cause'], quote: QuoteRevision, outcome: QuoteOutcome): Promise<void> {
    const now = this.uow.now();
    return this.hear(quote, {
      cause,
      reason: `Quote ${outcome}`,
      remember: (progress) => withOutcome(progress, outcome),
      act: (callback) => close(callback, outcome, now),
    });
  }

  hurry(quote: QuoteRevision, question: Question): Promise<void> {
    return this.hear(quote, {
      cause: 'QUOTE_SENT',
      reason: 'Quote query received',
      remember: (progress) => withQuery(progress, question),
      act: (callback, progress) =>
        isAnswered(progress, question.at) ? callback : bringForward(callback, question.day),
    });
  }

  /** The practice answered at `at`; a later question stays open. */
  relax(quote: QuoteRevision, at: Date): Promise<void> {
    return this.hear(quote, {
      cause: 'QUOTE_SENT',
      reason: 'Quote query answered',
      remember: (progress) => withAnswer(progress, at),
      act: (callback, progress) => (progress.queriedOn === null ? putBack(callback) : callback),
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
  private async ownerOf({
    clientId,
  }: Pick<CalledQuote, 'clientId'>): Promise<Pick<CallbackEntity, 'clientId' | 'clientBeforeMerge'>> {
    const present = await this.clients.presentOf(clientId);
    return { clientId: present, clientBeforeMerge: present === clientId ? null : clientId };
  }

  private async hear(
    { quoteId, revision }: QuoteRevision,
    { cause, reason, remember, act }: News,
  ): Promise<void> {
    const { id } = await this.progress.lockFor(quoteId, revision);
    const known = await this.progress.update(id, (row) => void Object.assign(row, remember(row)));
    const callback = await this.callbacks.findFor(quoteId, revision, cause);
    if (!callback) return;
    await this.changes.change(callback.id, (row) => act(row, known), { reason });
  }
}

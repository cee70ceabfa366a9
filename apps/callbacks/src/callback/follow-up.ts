import { Injectable } from '@nestjs/common';
import { CallbackChanged, type Client } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { makesCallbacks } from '../setting/callback-setting';
import { CallbackSettingRepository } from '../setting/callback-setting.repository';
import { bringForward, type CallbackState } from './domain/callback';
import {
  callbackFor,
  close,
  withOutcome,
  withQuery,
  type QuoteOutcome,
  type QuoteProgress,
} from './domain/quote-progress';
import type { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';
import { QuoteProgressRepository } from './persistence/quote-progress.repository';

/** One revision of a quote. */
export interface QuoteRevision {
  quoteId: string;
  revision: number;
}

/** A sent quote and the person to call about it. */
export interface SentQuote extends QuoteRevision {
  quoteNumber: string;
  clientId: string;
  clientName: string;
  clientPhone: string | null;
  sentOn: string;
}

/** The effect of an event of a quote: on an existing callback, and on the progress kept for a future one. */
interface News {
  /** For the audit: why the callback changed automatically. */
  reason: string;
  remember: (progress: QuoteProgress) => QuoteProgress;
  act: (callback: CallbackState) => CallbackState;
}

/** Keeps the callback of a quote in step with the quote, whatever the order of its events. */
@Injectable()
export class FollowUp {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly progress: QuoteProgressRepository,
    private readonly settings: CallbackSettingRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** A quote was sent: creates its callback once, unless the practice has turned that off. */
  async begin({ sentOn, ...quote }: SentQuote): Promise<void> {
    const setting = await this.settings.current();
    if (!makesCallbacks(setting)) return;
    const progress = await this.progress.lockFor(quote.quoteId, quote.revision);
    if (await this.callbacks.findFor(quote.quoteId, quote.revision)) return;
    const callback = await this.callbacks.insert({
      ...quote,
      ...callbackFor(sentOn, setting.dueInDays, progress, this.uow.now()),
      searchKey: searchKey(quote.clientName, quote.quoteNumber),
    });
    this.tell(callback);
  }

  /** The quote no longer needs a call. */
  end(quote: QuoteRevision, outcome: QuoteOutcome): Promise<void> {
    const now = this.uow.now();
    return this.hear(quote, {
      reason: `Quote ${outcome}`,
      remember: (progress) => withOutcome(progress, outcome),
      act: (callback) => close(callback, outcome, now),
    });
  }

  /** The patient asked a question on `day`. */
  hurry(quote: QuoteRevision, day: string): Promise<void> {
    return this.hear(quote, {
      reason: 'Quote query received',
      remember: (progress) => withQuery(progress, day),
      act: (callback) => bringForward(callback, day),
    });
  }

  /** The client has another name or number: open callbacks show it. */
  async renameClient(client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'phone'>): Promise<void> {
    const clientName = `${client.firstName} ${client.lastName}`.trim();
    for (const { id, version, quoteNumber } of await this.callbacks.openOf(client.id)) {
      const present = {
        clientName,
        clientPhone: client.phone || null,
        searchKey: searchKey(clientName, quoteNumber),
      };
      const changed = await this.callbacks.update(id, (row) => void Object.assign(row, present), {
        reason: 'Client updated',
      });
      if (changed.version !== version) this.tell(changed);
    }
  }

  private async hear({ quoteId, revision }: QuoteRevision, { reason, remember, act }: News): Promise<void> {
    const { id } = await this.progress.lockFor(quoteId, revision);
    await this.progress.update(id, (row) => void Object.assign(row, remember(row)));
    const callback = await this.callbacks.findFor(quoteId, revision);
    if (!callback) return;
    const changed = await this.callbacks.update(callback.id, (row) => void Object.assign(row, act(row)), {
      reason,
    });
    if (changed.version !== callback.version) this.tell(changed);
  }

  private tell({ id, quoteId, status }: CallbackEntity): void {
    this.uow.emit(CallbackChanged, id, { callbackId: id, quoteId, status });
  }
}

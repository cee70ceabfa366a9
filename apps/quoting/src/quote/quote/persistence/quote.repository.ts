import { AppError, QuoteUpdated, type Quote } from '@quillcare/contracts';
import { MergedClients, TenantRepository, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { Transition } from '../domain/quote.state';
import { auditedQuote } from '../domain/audited-quote';
import { QuoteEntity } from './quote.entity';

/** Derived columns, and snapshots of records that are audited themselves. */
const NOT_IN_AUDIT = [
  'client',
  'doctor',
  'hospital',
  'site',
  'searchKey',
  'totals',
  'discount',
  'notices',
  'pricedOn',
  'mbsTableDate',
  'expiresAt',
  'withdrawnAt',
  'mailState',
  'mailDetail',
  'mailStateAt',
  'linkLockedAt',
  'viewCount',
  'lastViewedAt',
  'unreadMessages',
  'questionSince',
  'choices',
  'acceptance',
] as const satisfies readonly (keyof QuoteEntity)[];

// Keeps the versions of a quote together when a merge of its client is undone.
const COPY_CLIENT_BEFORE_MERGE = `update quoting.quote next set client_before_merge = previous.client_before_merge from quoting.quote previous
  where next.organisation_id = $1 and next.id = $2 and previous.id = next.previous_id and previous.client_id = next.client_id
    and previous.client_before_merge is not null`;

export interface QuoteChangeOptions extends Omit<ChangeOptions, 'version'> {
  expectedVersion?: number;
}

/** A delivery report for a quote's email. */
export interface DeliveryReport {
  quoteId: string;
  revision: number;
  state: NonNullable<Quote['mailState']>;
  detail: string | null;
  at: Date;
}

interface TouchedQuote {
  quote_number: string;
  revision: number;
}

@Injectable()
export class QuoteRepository extends TenantRepository<QuoteEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly clients: MergedClients,
  ) {
    super(uow, QuoteEntity, {
      audit: 'QUOTE',
      auditLabel: (quote) => quote.quoteNumber,
      auditHidden: NOT_IN_AUDIT,
      auditView: auditedQuote,
    });
  }

  /**
   * Stores a new quote and emits its events; `auditFields` goes into the audit. Throws VERSION_CONFLICT if its client was merged into
   * another record since it was read.
   */
  async add(
    { quote, events }: Transition,
    auditFields: Pick<ChangeOptions, 'reason' | 'notes'> = {},
  ): Promise<QuoteEntity> {
    await this.clients.requireUnmerged(quote.clientId);
    const stored = await this.insert(quote, auditFields);
    if (stored.previousId) await this.uow.query(COPY_CLIENT_BEFORE_MERGE, [this.organisationId, stored.id]);
    this.emitEvents(stored.id, events);
    return stored;
  }

  /** Locks the quote, applies a transition, stores the result and emits its events. */
  async change(
    id: string,
    decide: (quote: QuoteEntity) => Transition,
    { expectedVersion, ...options }: QuoteChangeOptions = {},
  ): Promise<QuoteEntity> {
    let events: Transition['events'] = [];
    const decideAndCheck = async (row: QuoteEntity): Promise<void> => {
      const transition = decide(row);
      // Checked after the status, because "already sent" is more helpful than "changed meanwhile".
      if (expectedVersion !== undefined && expectedVersion !== row.version) {
        throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
      }
      if (transition.quote.clientId !== row.clientId)
        await this.assignClient(row.id, transition.quote.clientId);
      Object.assign(row, transition.quote);
      events = transition.events;
    };
    const stored = await this.update(id, decideAndCheck, options);
    this.emitEvents(id, events);
    return stored;
  }

  /** Locks the quote until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.uow.query('select 1 from quoting.quote where organisation_id = $1 and id = $2 for update', [
      this.organisationId,
      id,
    ]);
  }

  /** The practice's next quote number of that year. A rollback returns the number; deleting a draft does not. */
  async nextNumber(year: string): Promise<string> {
    const rows = await this.uow.query<{ last_number: number }>(
      `insert into quoting.quote_counter (organisation_id, year, last_number) values ($1, $2, 1)
       on conflict (organisation_id, year) do update set last_number = quote_counter.last_number + 1 returning last_number`,
      [this.organisationId, Number(year)],
    );
    return `Q-${year}-${String(rows[0]?.last_number).padStart(6, '0')}`;
  }

  /** Counts a view of the patient page. The version stays, so that staff editing the quote get no conflict. */
  async recordView(id: string, now: Date): Promise<TouchedQuote> {
    return this.updateUnversioned(
      id,
      'first_viewed_at = coalesce(first_viewed_at, $3), last_viewed_at = $3, view_count = view_count + 1',
      now,
    );
  }

  /** Records the interpreter language the patient requested, or null for none. The version stays, as above. */
  async recordInterpreter(id: string, language: string | null): Promise<TouchedQuote> {
    return this.updateUnversioned(id, 'interpreter_language = $3', language);
  }

  /**
   * Records the delivery state of the current revision's email. Ignores older reports and other revisions. The version stays, as
   * above.
   */
  async recordMail(news: DeliveryReport): Promise<TouchedQuote | null> {
    const rows = await this.uow.query<TouchedQuote>(
      `update quoting.quote set mail_state = $4, mail_detail = $5, mail_state_at = $6
        where organisation_id = $1 and id = $2 and revision = $3 and mail_state is not null
          and (mail_state_at is null or mail_state_at <= $6) and (mail_state, coalesce(mail_detail, '')) <> ($4, coalesce($5, ''))
       returning quote_number, revision`,
      [this.organisationId, news.quoteId, news.revision, news.state, news.detail, news.at],
    );
    return rows[0] ?? null;
  }

  /** Records that the patient's link was locked. The version stays, as above. */
  async recordLinkLock(id: string, now: Date): Promise<TouchedQuote> {
    return this.updateUnversioned(id, 'link_locked_at = $3', now);
  }

  async clearLinkLock(id: string): Promise<void> {
    await this.uow.query(
      'update quoting.quote set link_locked_at = null where organisation_id = $1 and id = $2',
      [this.organisationId, id],
    );
  }

  /**
   * Quotes past their last day of validity that are not marked as expired, without those in `except`, which could not be marked.
   * Needs a platform scope.
   */
  findOverdue(
    now: Date,
    limit: number,
    except: readonly string[] = [],
  ): Promise<{ id: string; organisation_id: string }[]> {
    return this.uow.query(
      `select id, organisation_id from quoting.quote
        where status in ('SENT', 'QUERY_RECEIVED') and expires_at <= $1 and id <> all($3::uuid[])
        order by expires_at limit $2`,
      [now, limit, except],
    );
  }

  /**
   * Updates the client's name and contact details in their drafts; sent quotes are frozen. The version stays, so that staff
   * editing a draft get no conflict.
   */
  async refreshDraftsOf(
    client: Quote['client'],
    searchKeyOf: (quoteNumber: string, doctor: Quote['doctor']) => string,
  ): Promise<void> {
    const drafts = await this.uow.query<TouchedQuote & { id: string; doctor: Quote['doctor'] }>(
      `select id, quote_number, revision, doctor from quoting.quote
        where organisation_id = $1 and client_id = $2 and status = 'DRAFT' and deleted_at is null and client <> $3::jsonb
        for update`,
      [this.organisationId, client.id, JSON.stringify(client)],
    );
    for (const { id, quote_number: quoteNumber, revision, doctor } of drafts) {
      await this.uow.query(
        'update quoting.quote set client = $3::jsonb, search_key = $4 where organisation_id = $1 and id = $2',
        [this.organisationId, id, JSON.stringify(client), searchKeyOf(quoteNumber, doctor)],
      );
      this.uow.emit(QuoteUpdated, id, { quoteId: id, quoteNumber, revision });
    }
  }

  /** Assigns a draft to another client, after which a merge of the previous client no longer affects it. */
  private async assignClient(id: string, clientId: string): Promise<void> {
    await this.clients.requireUnmerged(clientId);
    await this.uow.query(
      'update quoting.quote set client_before_merge = null where organisation_id = $1 and id = $2',
      [this.organisationId, id],
    );
  }

  private async updateUnversioned(id: string, set: string, value: unknown): Promise<TouchedQuote> {
    const [touched] = await this.uow.query<TouchedQuote>(
      `update quoting.quote set ${set} where organisation_id = $1 and id = $2 returning quote_number, revision`,
      [this.organisationId, id, value],
    );
    if (!touched) throw new Error(`Quote ${id} vanished`);
    return touched;
  }

  private emitEvents(id: string, events: Transition['events']): void {
    for (const { event, data } of events) this.uow.emit(event, id, data);
  }
}

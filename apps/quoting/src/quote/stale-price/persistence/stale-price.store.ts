import { Injectable } from '@nestjs/common';
import { checkOpenQuotes, QuoteUpdated } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { OPEN_QUOTE } from '../../../catalogue';

export interface ComparedQuote {
  quote: { id: string; version: number; quoteNumber: string; revision: number };
  /** How much more (or, if negative, less) it would cost today, in minor units. Null if no line differs. */
  differenceMinor: number | null;
}

/** Combines several changes in a row, such as an import, into one check. */
const QUIET_INTERVAL = `interval '2 seconds'`;
/** A check not taken for this long is queued again, in case the queue lost it. */
const REQUEUE_AFTER = `interval '5 minutes'`;
/** Lease duration. A worker renews it after each page of quotes, so a dead worker blocks the check for no longer than this. */
const LEASE = `clock_timestamp() + interval '1 minute'`;
const IS_FREE = '(leased_until is null or leased_until < clock_timestamp())';

/** Open quotes whose prices are out of date, and the pending checks of practices. */
@Injectable()
export class StalePriceStore {
  constructor(private readonly uow: UnitOfWork) {}

  /** Queues due practices, and marked quotes that were edited since. Needs a platform scope. */
  async queueDue(): Promise<void> {
    const practices = await this.uow.query<{ organisationId: string }>(
      `update quoting.price_check set queued_at = clock_timestamp()
        where asked_at < clock_timestamp() - ${QUIET_INTERVAL}
          and (queued_at is null or queued_at < asked_at or queued_at < clock_timestamp() - ${REQUEUE_AFTER})
          and ${IS_FREE}
       returning organisation_id as "organisationId"`,
    );
    for (const { organisationId } of practices)
      this.uow.enqueue(checkOpenQuotes, { organisationId, quoteIds: null });
    const edited = await this.uow.query<{ organisationId: string; quoteId: string }>(
      `update quoting.stale_quote s set quote_version = q.version from quoting.quote q
        where q.organisation_id = s.organisation_id and q.id = s.quote_id and q.version <> s.quote_version
       returning s.organisation_id as "organisationId", s.quote_id as "quoteId"`,
    );
    for (const { organisationId, quoteId } of edited)
      this.uow.enqueue(checkOpenQuotes, { organisationId, quoteIds: [quoteId] });
  }

  /** Claims this practice's check, with its open quotes. Null if none is pending or another worker has it. */
  async claim(): Promise<{ askedAt: string; quoteIds: string[] } | null> {
    const own = [this.uow.organisationId];
    const [claimed] = await this.uow.query<{ askedAt: string }>(
      `update quoting.price_check set leased_until = ${LEASE}
        where organisation_id = $1 and ${IS_FREE} returning asked_at::text as "askedAt"`,
      own,
    );
    if (!claimed) return null;
    const quotes = await this.uow.query<{ id: string }>(
      `select id from quoting.quote where organisation_id = $1 and ${OPEN_QUOTE} order by id`,
      own,
    );
    return { askedAt: claimed.askedAt, quoteIds: quotes.map(({ id }) => id) };
  }

  async renew(): Promise<void> {
    await this.uow.execute(
      `update quoting.price_check set leased_until = ${LEASE} where organisation_id = $1`,
      [this.uow.organisationId],
    );
  }

  async release(): Promise<void> {
    await this.uow.execute('update quoting.price_check set leased_until = null where organisation_id = $1', [
      this.uow.organisationId,
    ]);
  }

  /** Completes the check, unless another was requested meanwhile. Removes the marks of closed quotes. */
  async markDone(askedAt: string): Promise<void> {
    await this.uow.execute(
      'delete from quoting.price_check where organisation_id = $1 and asked_at <= $2::timestamptz',
      [this.uow.organisationId, askedAt],
    );
    // Clears `queued_at`, because a check requested meanwhile and queued under this lease must be queued again.
    await this.uow.execute(
      'update quoting.price_check set leased_until = null, queued_at = null where organisation_id = $1',
      [this.uow.organisationId],
    );
    await this.uow.execute(
      `delete from quoting.stale_quote s where s.organisation_id = $1 and not exists (
         select from quoting.quote q where q.organisation_id = $1 and q.id = s.quote_id and ${OPEN_QUOTE})`,
      [this.uow.organisationId],
    );
  }

  /** Marks quotes with the difference to their current price, and unmarks those without one. */
  async markCompared(compared: readonly ComparedQuote[]): Promise<void> {
    const { organisationId } = this.uow;
    const same = compared.filter(({ differenceMinor }) => differenceMinor === null);
    const other = compared.filter(({ differenceMinor }) => differenceMinor !== null);
    const changed = [
      ...(await this.uow.query<{ id: string }>(
        `delete from quoting.stale_quote where organisation_id = $1 and quote_id = any($2::uuid[]) returning quote_id as id`,
        [organisationId, same.map(({ quote }) => quote.id)],
      )),
      ...(await this.uow.query<{ id: string }>(
        `insert into quoting.stale_quote as s (organisation_id, quote_id, quote_version, difference_minor)
         select $1, * from unnest($2::uuid[], $3::int[], $4::bigint[])
         on conflict (organisation_id, quote_id) do update set quote_version = excluded.quote_version, difference_minor = excluded.difference_minor
          where (s.quote_version, s.difference_minor) <> (excluded.quote_version, excluded.difference_minor)
         returning quote_id as id`,
        [
          organisationId,
          other.map(({ quote }) => quote.id),
          other.map(({ quote }) => quote.version),
          other.map(({ differenceMinor }) => differenceMinor),
        ],
      )),
    ];
    const ids = new Set(changed.map(({ id }) => id));
    for (const { quote } of compared)
      if (ids.has(quote.id))
        this.uow.emit(QuoteUpdated, quote.id, {
          quoteId: quote.id,
          quoteNumber: quote.quoteNumber,
          revision: quote.revision,
        });
  }

  /** Removes the mark of a draft that now has current prices. */
  async clear(quoteId: string): Promise<void> {
    await this.uow.execute('delete from quoting.stale_quote where organisation_id = $1 and quote_id = $2', [
      this.uow.organisationId,
      quoteId,
    ]);
  }
}

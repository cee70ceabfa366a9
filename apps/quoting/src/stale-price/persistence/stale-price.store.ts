import { Injectable } from '@nestjs/common';
import { checkOpenQuotes, QuoteUpdated } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

/** A quote that was compared with today's prices. */
export interface ComparedQuote {
  id: string;
  version: number;
  quoteNumber: string;
  revision: number;
}

const OPEN = `deleted_at is null and superseded_at is null and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')`;
const ASK = `on conflict (organisation_id) do update set asked_at = excluded.asked_at`;
/** Several changes in a row, such as a list that is imported, are one check. */
const CALM = `interval '2 seconds'`;
/** A check whose worker died is queued again. */
const PATIENCE = `interval '5 minutes'`;

/** Which open quotes have other prices than today's, and which practices are to be looked at. */
@Injectable()
export class StalePriceStore {
  constructor(private readonly uow: UnitOfWork) {}

  /** The prices of this practice changed. */
  async ask(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at) values ($1, clock_timestamp()) ${ASK}`,
      [this.uow.organisationId],
    );
  }

  /** In the platform scope: a table of Medicare's schedule was loaded, so that every practice is looked at. */
  async askAll(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at)
       select organisation_id, clock_timestamp() from quoting.quote where ${OPEN} group by organisation_id ${ASK}`,
    );
  }

  /** In the platform scope: asks for practices with a rule that begins or ends about now, and for all when a table comes into force. */
  async askForNewDay(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at)
       select organisation_id, clock_timestamp() from quoting.pricing_rule
        where deleted_at is null and is_active
          and (effective_from in (current_date, current_date + 1) or effective_to in (current_date - 1, current_date))
        group by organisation_id ${ASK}`,
    );
    const tables = await this.uow.query(
      `select 1 from quoting.mbs_table where replaced_at is null and effective_on in (current_date, current_date + 1) limit 1`,
    );
    if (tables.length > 0) await this.askAll();
  }

  /** In the platform scope: queues the practices that are to be looked at, and marked quotes that were edited since. */
  async queueDue(): Promise<void> {
    const practices = await this.uow.query<{ organisationId: string }>(
      `update quoting.price_check set queued_at = clock_timestamp()
        where asked_at < clock_timestamp() - ${CALM}
          and (queued_at is null or queued_at < asked_at or queued_at < clock_timestamp() - ${PATIENCE})
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

  /** When this practice was asked for, and its open quotes; null if nobody asks. */
  async due(): Promise<{ askedAt: string; quoteIds: string[] } | null> {
    const own = [this.uow.organisationId];
    const [asked] = await this.uow.query<{ askedAt: string }>(
      'select asked_at::text as "askedAt" from quoting.price_check where organisation_id = $1',
      own,
    );
    if (!asked) return null;
    const quotes = await this.uow.query<{ id: string }>(
      `select id from quoting.quote where organisation_id = $1 and ${OPEN} order by id`,
      own,
    );
    return { askedAt: asked.askedAt, quoteIds: quotes.map(({ id }) => id) };
  }

  /** All were looked at: nothing is left to do unless somebody asked meanwhile. Marks of quotes that are over go. */
  async done(askedAt: string): Promise<void> {
    await this.uow.execute(
      'delete from quoting.price_check where organisation_id = $1 and asked_at <= $2::timestamptz',
      [this.uow.organisationId, askedAt],
    );
    await this.uow.execute(
      `delete from quoting.stale_quote s where s.organisation_id = $1 and not exists (
         select from quoting.quote q where q.organisation_id = $1 and q.id = s.quote_id and ${OPEN})`,
      [this.uow.organisationId],
    );
  }

  /** Marks a quote with what it would cost more (or, negative, less) today; null says that nothing differs. */
  async mark(quote: ComparedQuote, differenceMinor: number | null): Promise<void> {
    const own = [this.uow.organisationId, quote.id];
    const changed =
      differenceMinor === null
        ? await this.uow.execute(
            'delete from quoting.stale_quote where organisation_id = $1 and quote_id = $2',
            own,
          )
        : await this.uow.execute(
            `insert into quoting.stale_quote as s (organisation_id, quote_id, quote_version, difference_minor) values ($1, $2, $3, $4)
             on conflict (organisation_id, quote_id) do update set quote_version = excluded.quote_version, difference_minor = excluded.difference_minor
              where (s.quote_version, s.difference_minor) <> (excluded.quote_version, excluded.difference_minor)`,
            [...own, quote.version, differenceMinor],
          );
    if (changed > 0)
      this.uow.emit(QuoteUpdated, quote.id, {
        ...{ quoteId: quote.id, quoteNumber: quote.quoteNumber, revision: quote.revision },
      });
  }

  /** The draft has today's prices. */
  async clear(quoteId: string): Promise<void> {
    await this.uow.execute('delete from quoting.stale_quote where organisation_id = $1 and quote_id = $2', [
      this.uow.organisationId,
      quoteId,
    ]);
  }
}

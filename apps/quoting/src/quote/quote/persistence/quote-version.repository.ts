import { newId, UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { FELL_WITH_ACCEPTANCE, fallWithAcceptance, replaceSigned } from '../domain/quote-change-of-mind';
import { refuseUnlessInForce, supersede, type OtherVersion } from '../domain/quote-version';
import type { QuoteEntity } from './quote.entity';
import { QuoteRepository } from './quote.repository';

type Numbered = Pick<QuoteEntity, 'quoteNumber' | 'revision'>;
type Sent = OtherVersion & Pick<QuoteEntity, 'quoteNumber' | 'variationOfId'>;

/** The versions of a quote: rows with the same number. */
@Injectable()
export class QuoteVersionRepository {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * A version after this one that is not finished: a draft, or one that waits for an answer; null if there is none. Versions in
   * between that ended otherwise were changes that the patient did not sign.
   */
  async startedAfter({ quoteNumber, revision }: Numbered): Promise<OtherVersion | null> {
    const [next] = await this.uow.query<OtherVersion>(
      `select id, revision, status from quoting.quote
        where organisation_id = $1 and quote_number = $2 and revision > $3 and deleted_at is null
          and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')
        order by revision limit 1`,
      [this.uow.organisationId, quoteNumber, revision],
    );
    return next ?? null;
  }

  /** The number of the next version of a quote. */
  async nextRevision(quoteNumber: string): Promise<number> {
    const [newest] = await this.uow.query<{ revision: number }>(
      `select max(revision) as revision from quoting.quote
        where organisation_id = $1 and quote_number = $2 and deleted_at is null`,
      [this.uow.organisationId, quoteNumber],
    );
    return (newest?.revision ?? 0) + 1;
  }

  /** Locks all versions of a quote, the newest first, in which order everybody locks them. */
  async lockAll(quoteId: string): Promise<void> {
    await this.uow.query(
      `select 1 from quoting.quote
        where organisation_id = $1
          and quote_number = (select quote_number from quoting.quote where organisation_id = $1 and id = $2)
        order by revision desc for update`,
      [this.uow.organisationId, quoteId],
    );
  }

  /**
   * A version goes out: those before cannot be answered any more, in the same transaction. Throws QUOTE_NOT_SENDABLE if the
   * patient has accepted one of them, unless this is a change of it: that one stands until the change is signed. Patient and
   * staff both lock it, so that exactly one of the two comes first; it is always locked after the newer one, so that they
   * never wait for each other.
   */
  async replaceFormer(sent: Sent, now: Date): Promise<void> {
    const notes = `Replaced by version ${sent.revision}`;
    for (const id of await this.before(sent))
      await this.quotes.change(id, (former) => supersede(former, sent, now), { notes });
    if (sent.variationOfId !== null)
      refuseUnlessInForce(await this.quotes.get(sent.variationOfId, { lock: true }));
  }

  /**
   * The surgery case that a version opens when it is accepted: a new one or, for a change of a signed version, the case that
   * there is. That version is replaced with this.
   */
  async caseOf(accepted: Sent, now: Date): Promise<string> {
    if (accepted.variationOfId === null) return newId();
    const notes = `Replaced by version ${accepted.revision}, which the patient has signed`;
    const replace = (signed: QuoteEntity) => replaceSigned(signed, accepted, now);
    const { surgeryCaseId } = await this.quotes.change(accepted.variationOfId, replace, { notes });
    return surgeryCaseId ?? newId();
  }

  /** The acceptance was withdrawn: changes of it that are not signed end with it. */
  async endChangesOf(quoteId: string): Promise<void> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from quoting.quote
        where organisation_id = $1 and variation_of_id = $2 and deleted_at is null
          and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')
        order by revision desc`,
      [this.uow.organisationId, quoteId],
    );
    for (const { id } of rows)
      await this.quotes.change(id, fallWithAcceptance, { reason: FELL_WITH_ACCEPTANCE });
  }

  private async before({ quoteNumber, revision, variationOfId }: Sent): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from quoting.quote
        where organisation_id = $1 and quote_number = $2 and revision < $3 and superseded_at is null and status <> 'DRAFT'
          and deleted_at is null and id is distinct from $4
        order by revision desc`,
      [this.uow.organisationId, quoteNumber, revision, variationOfId],
    );
    return rows.map(({ id }) => id);
  }
}

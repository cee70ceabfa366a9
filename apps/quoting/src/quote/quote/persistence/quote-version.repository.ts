import type { QuoteStatus, SurgeryCaseStatus } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ENDED_WITH_ACCEPTANCE,
  endWithAcceptance,
  endWithSurgery,
  ENDED_WITH_SURGERY,
  replaceSigned,
} from '../domain/acceptance-changes';
import { assertInForce, supersede, type OtherVersion, type StartedVersion } from '../domain/quote-version';
import type { QuoteEntity } from './quote.entity';
import { QuoteRepository } from './quote.repository';

type QuoteVersionKey = Pick<QuoteEntity, 'quoteNumber' | 'revision'>;
type Sent = OtherVersion & Pick<QuoteEntity, 'quoteNumber' | 'variationOfId'>;

/** The versions of a quote: rows with the same number. */
@Injectable()
export class QuoteVersionRepository {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * The unfinished version after this one: a draft, or one awaiting an answer. Null if there is none. Versions in between that
   * ended otherwise were variations the patient did not sign.
   */
  async findStartedAfter({ quoteNumber, revision }: QuoteVersionKey): Promise<StartedVersion | null> {
    const [next] = await this.uow.query<StartedVersion>(
      `select id, revision, status, variation_of_id as "variationOfId" from quoting.quote
        where organisation_id = $1 and quote_number = $2 and revision > $3 and deleted_at is null
          and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')
        order by revision limit 1`,
      [this.uow.organisationId, quoteNumber, revision],
    );
    return next ?? null;
  }

  async nextRevision(quoteNumber: string): Promise<number> {
    const [newest] = await this.uow.query<{ revision: number }>(
      `select max(revision) as revision from quoting.quote
        where organisation_id = $1 and quote_number = $2 and deleted_at is null`,
      [this.uow.organisationId, quoteNumber],
    );
    return (newest?.revision ?? 0) + 1;
  }

  /** Locks all versions of a quote, newest first. Every writer uses this order. */
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
   * Closes the earlier versions when this one is sent, in the same transaction. Throws QUOTE_NOT_SENDABLE if the patient has
   * accepted one of them, unless this is a variation of it; the accepted version then stays in force until the variation is
   * signed. Patient and staff both lock that version, so exactly one of them comes first. It is always locked after the newer
   * one, which prevents deadlocks.
   */
  async replaceFormer(sent: Sent, now: Date): Promise<void> {
    const notes = `Replaced by version ${sent.revision}`;
    for (const id of await this.findEarlierIds(sent))
      await this.quotes.change(id, (former) => supersede(former, sent, now), { notes });
    if (sent.variationOfId === null) return;
    const signed = await this.quotes.get(sent.variationOfId, { lock: true });
    assertInForce(signed, await this.caseStatusOf(signed));
  }

  /**
   * The surgery case of a version being accepted: a new one or, for a variation, the case of the signed version, which this one
   * replaces.
   */
  async caseOf(accepted: Sent, now: Date): Promise<string> {
    if (accepted.variationOfId === null) return newId();
    const notes = `Replaced by version ${accepted.revision}, which the patient has signed`;
    const replace = (signed: QuoteEntity) => replaceSigned(signed, accepted, now);
    const { surgeryCaseId } = await this.quotes.change(accepted.variationOfId, replace, { notes });
    return surgeryCaseId ?? newId();
  }

  /**
   * Ends the variations of a withdrawn acceptance. Those awaiting the patient are withdrawn; drafts continue as the next version.
   */
  async endVariationsOf(quoteId: string): Promise<void> {
    const now = this.uow.now();
    const end = (variation: QuoteEntity) => endWithAcceptance(variation, now);
    for (const id of await this.findVariationIds(quoteId, ['DRAFT', 'SENT', 'QUERY_RECEIVED']))
      await this.quotes.change(id, end, { reason: ENDED_WITH_ACCEPTANCE });
  }

  /**
   * Withdraws the variations that await the patient when their surgery is cancelled. A draft stays, because its work may be wanted
   * for another quote, but cannot be sent.
   */
  async withdrawVariationsOf(quoteId: string): Promise<void> {
    const now = this.uow.now();
    const end = (variation: QuoteEntity) => endWithSurgery(variation, now);
    for (const id of await this.findVariationIds(quoteId, ['SENT', 'QUERY_RECEIVED']))
      await this.quotes.change(id, end, { reason: ENDED_WITH_SURGERY });
  }

  /** Newest first, as they are locked. */
  private async findVariationIds(quoteId: string, statuses: readonly QuoteStatus[]): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from quoting.quote
        where organisation_id = $1 and variation_of_id = $2 and deleted_at is null and status = any($3)
        order by revision desc`,
      [this.uow.organisationId, quoteId, statuses],
    );
    return rows.map(({ id }) => id);
  }

  /** The status of a signed version's surgery. Null if it has no case. */
  private async caseStatusOf({ surgeryCaseId }: QuoteEntity): Promise<SurgeryCaseStatus | null> {
    const [found] = await this.uow.query<{ status: SurgeryCaseStatus }>(
      'select status from quoting.surgery_case where organisation_id = $1 and id = $2',
      [this.uow.organisationId, surgeryCaseId],
    );
    return found?.status ?? null;
  }

  private async findEarlierIds({ quoteNumber, revision, variationOfId }: Sent): Promise<string[]> {
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

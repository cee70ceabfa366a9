import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { supersede, type OtherVersion } from '../domain/quote-version';
import type { QuoteEntity } from './quote.entity';
import { QuoteRepository } from './quote.repository';

/** The versions of a quote: rows with the same number. */
@Injectable()
export class QuoteVersionRepository {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** The version after this one; null if it is the newest. */
  async after({
    quoteNumber,
    revision,
  }: Pick<QuoteEntity, 'quoteNumber' | 'revision'>): Promise<OtherVersion | null> {
    const [next] = await this.uow.query<OtherVersion>(
      `select id, revision, status from quoting.quote
        where organisation_id = $1 and quote_number = $2 and revision > $3 and deleted_at is null
        order by revision limit 1`,
      [this.uow.organisationId, quoteNumber, revision],
    );
    return next ?? null;
  }

  /**
   * A version goes out: the one before cannot be answered any more, in the same transaction. Throws QUOTE_NOT_SENDABLE if
   * the patient has accepted that one. Patient and staff both lock it, so that exactly one of the two comes first; it is
   * always locked after the newer one, so that they never wait for each other.
   */
  async replaceFormer(sent: OtherVersion & Pick<QuoteEntity, 'previousId'>, now: Date): Promise<void> {
    if (sent.previousId === null) return;
    const notes = `Replaced by version ${sent.revision}`;
    await this.quotes.change(sent.previousId, (former) => supersede(former, sent, now), { notes });
  }
}

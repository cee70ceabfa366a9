import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork, newId } from '@quillcare/service-kit';
import { QuoteProgressEntity } from './quote-progress.entity';

@Injectable()
export class QuoteProgressRepository extends TenantRepository<QuoteProgressEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, QuoteProgressEntity);
  }

  /**
   * Returns the progress of a quote revision, creating the row if missing, and locks it until the transaction ends so that
   * consumers of one quote's events run one at a time.
   */
  async lockFor(quoteId: string, revision: number): Promise<QuoteProgressEntity> {
    const now = this.uow.now();
    const [row] = await this.uow.query<{ id: string }>(
      `insert into callbacks.quote_progress (id, organisation_id, quote_id, revision, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5)
       on conflict (organisation_id, quote_id, revision) do update set updated_at = excluded.updated_at
       returning id`,
      [newId(), this.organisationId, quoteId, revision, now],
    );
    if (!row) throw new Error('An upsert returned no row.');
    return this.get(row.id);
  }
}

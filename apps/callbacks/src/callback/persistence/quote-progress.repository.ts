import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork, newId } from '@quillcare/service-kit';
import { QuoteProgressEntity } from './quote-progress.entity';

@Injectable()
export class QuoteProgressRepository extends TenantRepository<QuoteProgressEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, QuoteProgressEntity);
  }

  /**
   * The progress of a revision of a quote. Its row is created if missing and locked until the transaction ends, so that
   * consumers of two events of one quote run one after the other.
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

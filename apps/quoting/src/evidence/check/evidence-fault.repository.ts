import { Injectable } from '@nestjs/common';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { EvidenceFault } from './evidence-checker';

/** Practices of one run; the next one goes on. */
const BATCH = 500;
/** A check that died is begun again after an hour; one that ended, a day later. */
const AGAIN = { died: '1 hour', ended: '1 day' } as const;

// Who has evidence has sent a quote.
const DUE = `select p.organisation_id as id from (select distinct organisation_id from quoting.quote_document) p
    left join quoting.evidence_check c on c.organisation_id = p.organisation_id
   where c.due_at is null or c.due_at <= $1 order by c.due_at nulls first limit ${BATCH}`;
const CLAIM = `insert into quoting.evidence_check (organisation_id, due_at)
  values ($1, $2::timestamptz + interval '${AGAIN.died}')
  on conflict (organisation_id) do update set due_at = excluded.due_at where evidence_check.due_at <= $2
  returning organisation_id`;

// The faults of a quote are one task; one that lasts keeps the time at which it was found.
const SETTLE = `update quoting.evidence_fault set settled_at = $2
  where organisation_id = $1 and settled_at is null and quote_key <> all($3::uuid[])`;
const FOUND = `insert into quoting.evidence_fault (id, organisation_id, quote_id, faults, found_at)
  values ($2, $1, $3, $4, $5)
  on conflict (organisation_id, quote_key) where settled_at is null do update set faults = excluded.faults`;
const ENDED = `update quoting.evidence_check set due_at = $2::timestamptz + interval '${AGAIN.ended}', checked_at = $2
  where organisation_id = $1`;

/** Stands for the audit trail, where a fault belongs to no quote. */
const TRAIL = '00000000-0000-0000-0000-000000000000';

/** When the evidence of practices is checked, and what was found wrong. */
@Injectable()
export class EvidenceFaultRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** The practices whose last check is a day old, of all. */
  due(now: Date): Promise<{ id: string }[]> {
    return this.uow.query<{ id: string }>(DUE, [now]);
  }

  /** False if another process checks this practice already. */
  async claim(): Promise<boolean> {
    return (await this.uow.query(CLAIM, [this.uow.organisationId, this.uow.now()])).length > 0;
  }

  /** What a check found: a task for each quote with faults; those that are in order again are settled. */
  async record(faults: readonly EvidenceFault[]): Promise<void> {
    const { organisationId } = this.uow;
    const now = this.uow.now();
    const byQuote = new Map<string | null, string[]>();
    for (const { quoteId, place, fault } of faults)
      byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), `${place}: ${fault}`]);
    await this.uow.query(SETTLE, [
      organisationId,
      now,
      [...byQuote.keys()].map((quoteId) => quoteId ?? TRAIL),
    ]);
    for (const [quoteId, found] of byQuote)
      await this.uow.query(FOUND, [organisationId, newId(), quoteId, found.join('; '), now]);
    await this.uow.query(ENDED, [organisationId, now]);
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditRecord } from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { UnitOfWork } from '../persistence/unit-of-work';

/** Opening a record again within this time counts as the same view. */
export const VIEW_WINDOW_MS = 60 * 60_000;
const MAX_REMEMBERED_VIEWS = 20_000;

/** What a user viewed; different notes make it a different view. */
export interface ViewedRecord extends Pick<AuditRecord, 'entityType' | 'entityId'> {
  entityLabel?: string | null;
  notes?: string | null;
}

interface RememberedView {
  kept: Promise<void>;
  untilMs: number;
}

/**
 * Audits who viewed what, once per user, record and hour rather than on every read. With support access it is the view of the
 * impersonator, with both names.
 */
@Injectable()
export class RecordViews {
  private readonly looks = new Map<string, RememberedView>();

  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the acting user views these records. Rejects if it cannot be stored, because nothing may be viewed without a
   * trace.
   */
  async recordViews(...records: readonly ViewedRecord[]): Promise<void> {
    const { principal, actor } = currentContext();
    if (principal.kind !== 'user' || records.length === 0) return;
    const now = this.clock.now().getTime();
    const keyed = records.map((record) => {
      const { entityType, entityId, notes = '' } = record;
      return { record, key: [actor.id, principal.userId, entityType, entityId, notes].join(' ') };
    });
    const isNew = ({ key }: { key: string }) => (this.looks.get(key)?.untilMs ?? 0) <= now;
    const unseen = keyed.filter(isNew);
    if (unseen.length > 0)
      this.remember(
        unseen.map(({ key }) => key),
        this.record(unseen.map(({ record }) => record)),
        now,
      );
    await Promise.all(keyed.flatMap(({ key }) => this.looks.get(key)?.kept ?? []));
  }

  private record(records: readonly ViewedRecord[]): Promise<void> {
    return this.uow.run(async () => {
      for (const record of records) this.uow.audit({ ...record, action: 'VIEW' });
    });
  }

  private remember(keys: readonly string[], kept: Promise<void>, now: number): void {
    const entry = { kept, untilMs: now + VIEW_WINDOW_MS };
    for (const key of keys) {
      this.looks.delete(key);
      this.looks.set(key, entry);
    }
    // A Map keeps insertion order, so the first keys are the oldest; those just added are still needed.
    for (const key of this.looks.keys()) {
      if (this.looks.size <= MAX_REMEMBERED_VIEWS) break;
      this.looks.delete(key);
    }
    kept.catch(() => {
      for (const key of keys) if (this.looks.get(key) === entry) this.looks.delete(key);
    });
  }
}

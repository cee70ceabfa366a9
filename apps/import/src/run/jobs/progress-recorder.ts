import type { ImportMessage } from '@quillcare/contracts';
import type { RowBatch } from '../domain/row-batch';
import { duplicateMessages } from '../domain/duplicate-messages';
import { checkedRows } from '../domain/checked-rows';
import { addBatch, type Counts, type Stored } from '../../run-record/import-counts';
import type { ClaimedImport } from '../persistence/import-claims';
import type { ImportProgress } from '../persistence/import-progress';

/** Maximum number of messages kept per kind; the counts stay complete. */
const MAX_MESSAGES = 500;
const ANNOUNCE_EVERY_MS = 500;

/** Records an import's batches: counts, the first messages of each kind, and occasional events for browsers. */
export class ProgressRecorder {
  bytesRead = 0;
  counts: Counts;
  private announcedAt = 0;
  private readonly keptCounts: { errors: number; warnings: number; duplicates: number };

  constructor(
    private readonly progress: ImportProgress,
    private readonly run: ClaimedImport,
  ) {
    const { total, successful, failed, skipped, merged, overwritten, flagged, described } = run;
    this.counts = { total, successful, failed, skipped, merged, overwritten, flagged, described };
    this.keptCounts = { errors: run.keptErrors, warnings: run.keptWarnings, duplicates: run.keptDuplicates };
  }

  async record(batch: RowBatch, stored: Stored): Promise<void> {
    const counts = addBatch(this.counts, batch, stored);
    await this.progress.record(this.run, {
      batch: batch.number,
      counts,
      bytesProcessed: Math.min(this.bytesRead, this.run.bytesTotal),
      errors: this.takeFirst('errors', batch.errors),
      warnings: this.takeFirst('warnings', batch.warnings),
      duplicates: this.takeFirst(
        'duplicates',
        duplicateMessages(this.run.entityType, batch, stored, MAX_MESSAGES - this.keptCounts.duplicates),
      ),
      rows: this.run.dryRun ? checkedRows(batch, stored) : [],
      found: batch.found,
      announce: this.isAnnouncementDue(),
    });
    this.counts = counts;
  }

  private takeFirst(kind: 'errors' | 'warnings' | 'duplicates', messages: ImportMessage[]): ImportMessage[] {
    const first = messages.slice(0, MAX_MESSAGES - this.keptCounts[kind]);
    this.keptCounts[kind] += first.length;
    return first;
  }

  private isAnnouncementDue(): boolean {
    const now = performance.now();
    if (now - this.announcedAt < ANNOUNCE_EVERY_MS) return false;
    this.announcedAt = now;
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import type { RecordedAct, SourceEntry, TimelineAct } from '@quillcare/contracts';
import type { TimelineQuery, TimelineSource } from '../timeline.source';
import { RecordedActs, type ActMapping } from './recorded-acts';

/** How an import describes its changes in the audit trail. */
const BY_IMPORT = /^Import with strategy /;

const CHANGES: ActMapping = {
  UPDATE: 'CLIENT_CHANGED',
  SOFT_DELETE: 'CLIENT_DELETED',
  RESTORE: 'CLIENT_RESTORED',
  MERGE: 'CLIENT_MERGED',
};

/**
 * Changes of the record and of those merged into it: field names only, no values. A merge appears once, as an entry of the
 * survivor; its effect on the other record is left out.
 */
@Injectable()
export class RecordSource implements TimelineSource {
  readonly kinds = ['RECORD'] as const;

  constructor(private readonly acts: RecordedActs) {}

  async entries(ask: TimelineQuery): Promise<SourceEntry[]> {
    const actQuery = { entityType: 'CLIENT' as const, acts: CHANGES, prefix: 'client' };
    const former = ask.familyIds.filter((id) => id !== ask.clientId);
    const found = await Promise.all([
      this.acts.readEntries(ask, { ...actQuery, entityIds: [ask.clientId] }, toEntry),
      this.acts.readEntries(ask, { ...actQuery, entityIds: former, withoutField: 'mergedInto' }, toEntry),
    ]);
    return found.flat();
  }
}

function toEntry({ fields, reason }: RecordedAct, act: TimelineAct) {
  const isImport = reason !== null && BY_IMPORT.test(reason);
  return {
    kind: 'RECORD' as const,
    act,
    subject: null,
    text: isImport ? null : reason,
    facts: { ...(act === 'CLIENT_CHANGED' && { fields }), ...(isImport && { isImport }) },
  };
}

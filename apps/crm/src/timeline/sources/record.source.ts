import { Injectable } from '@nestjs/common';
import type { RecordedAct, SourceEntry, TimelineAct } from '@quillcare/contracts';
import type { TimelineAsk, TimelineSource } from '../timeline.source';
import { RecordedActs, type ToldActs } from './recorded-acts';

/** How an import explains its changes in the audit. */
const BY_IMPORT = /^Import with strategy /;

const CHANGES: ToldActs = {
  UPDATE: 'CLIENT_CHANGED',
  SOFT_DELETE: 'CLIENT_DELETED',
  RESTORE: 'CLIENT_RESTORED',
  MERGE: 'CLIENT_MERGED',
};

/**
 * What was changed of the record itself, and of those that were merged into it: names of fields, no values. A merge is told once,
 * by the record that stayed: what it did to the other is left out.
 */
@Injectable()
export class RecordSource implements TimelineSource {
  readonly kinds = ['RECORD'] as const;

  constructor(private readonly acts: RecordedActs) {}

  async entries(ask: TimelineAsk): Promise<SourceEntry[]> {
    const asked = { entityType: 'CLIENT' as const, acts: CHANGES, prefix: 'client' };
    const former = ask.familyIds.filter((id) => id !== ask.clientId);
    const found = await Promise.all([
      this.acts.entries(ask, { ...asked, entityIds: [ask.clientId] }, told),
      this.acts.entries(ask, { ...asked, entityIds: former, withoutField: 'mergedInto' }, told),
    ]);
    return found.flat();
  }
}

function told({ fields, reason }: RecordedAct, act: TimelineAct) {
  const isImport = reason !== null && BY_IMPORT.test(reason);
  return {
    kind: 'RECORD' as const,
    act,
    subject: null,
    text: isImport ? null : reason,
    facts: { ...(act === 'CLIENT_CHANGED' && { fields }), ...(isImport && { isImport }) },
  };
}

import { Injectable } from '@nestjs/common';
import type { SourceEntry } from '@quillcare/contracts';
import type { TimelineQuery, TimelineSource } from '../timeline.source';
import { RecordedActs } from './recorded-acts';

/** Who viewed the client's record, or one merged into it. */
@Injectable()
export class ViewSource implements TimelineSource {
  readonly kinds = ['VIEW'] as const;

  constructor(private readonly acts: RecordedActs) {}

  entries(ask: TimelineQuery): Promise<SourceEntry[]> {
    const actQuery = {
      entityType: 'CLIENT' as const,
      entityIds: [...ask.familyIds],
      acts: { VIEW: 'CLIENT_VIEWED' as const },
      prefix: 'client-view',
    };
    return this.acts.readEntries(ask, actQuery, (_, act) => ({
      kind: 'VIEW' as const,
      act,
      subject: null,
      text: null,
      facts: {},
    }));
  }
}

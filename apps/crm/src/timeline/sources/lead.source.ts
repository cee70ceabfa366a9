import { Injectable } from '@nestjs/common';
import type { RecordedAct, SourceEntry, TimelineAct } from '@quillcare/contracts';
import { ClientLeadsReader } from '../client-leads.reader';
import type { TimelineQuery, TimelineSource } from '../timeline.source';
import { RecordedActs, type ActMapping } from './recorded-acts';

const ACTS: ActMapping = {
  CREATE: 'LEAD_CREATED',
  UPDATE: 'LEAD_CHANGED',
  SOFT_DELETE: 'LEAD_DELETED',
  RESTORE: 'LEAD_RESTORED',
};

@Injectable()
export class LeadSource implements TimelineSource {
  readonly kinds = ['LEAD'] as const;

  constructor(
    private readonly leads: ClientLeadsReader,
    private readonly acts: RecordedActs,
  ) {}

  async entries(ask: TimelineQuery): Promise<SourceEntry[]> {
    const leads = await this.leads.read(ask.clientId);
    const names = new Map(leads.map(({ id, name }) => [id, name]));
    const entityIds = [...names.keys()];
    // Contact attempts are entries of their own, which include the outcome.
    const withoutField = 'lastAttemptAt';
    const actQuery = { entityType: 'LEAD' as const, entityIds, acts: ACTS, withoutField, prefix: 'lead' };
    return this.acts.readEntries(ask, actQuery, (recorded, act) =>
      toEntry(recorded, act, names.get(recorded.entityId) ?? ''),
    );
  }
}

function toEntry({ entityId, fields, status, reason }: RecordedAct, act: TimelineAct, name: string) {
  const isMoved = act === 'LEAD_CHANGED' && status !== null;
  return {
    kind: 'LEAD' as const,
    act: isMoved ? ('LEAD_MOVED' as const) : act,
    subject: { type: 'LEAD' as const, id: entityId, label: name },
    text: reason,
    facts: { ...(isMoved && { status }), ...(act === 'LEAD_CHANGED' && !isMoved && { fields }) },
  };
}

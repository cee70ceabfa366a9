import { Injectable } from '@nestjs/common';
import {
  boundOf,
  listRecordedActs,
  type AuditAction,
  type AuditEntityType,
  type RecordedAct,
  type SourceEntry,
  type TimelineAct,
} from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { TimelineAsk } from '../timeline.source';

/** Acts of the audit, told as acts of a timeline. What is not named is left out by the audit itself. */
export type ToldActs = Partial<Record<AuditAction, TimelineAct>>;

interface Asked {
  entityType: AuditEntityType;
  entityIds: string[];
  acts: ToldActs;
  /** Acts that changed it are left out. */
  withoutField?: string;
  /** Of the keys of these entries. */
  prefix: string;
}

type Told = Omit<SourceEntry, 'at' | 'key' | 'byId' | 'byName'>;

/** What the audit knows of some records, as entries. */
@Injectable()
export class RecordedActs {
  constructor(private readonly rpc: RpcClient) {}

  async entries(
    { organisationId, before, limit }: TimelineAsk,
    { entityType, entityIds, acts, withoutField, prefix }: Asked,
    tell: (recorded: RecordedAct, act: TimelineAct) => Told,
  ): Promise<SourceEntry[]> {
    if (entityIds.length === 0) return [];
    const actions = Object.keys(acts) as AuditAction[];
    const { items } = await this.rpc.call(listRecordedActs, {
      body: {
        organisationId,
        entityType,
        entityIds,
        actions,
        withoutField,
        limit,
        bound: boundOf(before, prefix),
      },
    });
    return items.map((recorded) => {
      const { at, id, byId, byName, action } = recorded;
      const act = acts[action];
      if (!act) throw new Error(`The audit service returned ${action}, which was not requested.`);
      return { ...tell(recorded, act), at, key: `${prefix}:${id}`, byId, byName };
    });
  }
}

import { Injectable } from '@nestjs/common';
import {
  toTimelineBound,
  listRecordedActs,
  type AuditAction,
  type AuditEntityType,
  type RecordedAct,
  type SourceEntry,
  type TimelineAct,
} from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { TimelineQuery } from '../timeline.source';

/** Maps audit actions to timeline acts. Actions not listed are filtered out by the audit service. */
export type ActMapping = Partial<Record<AuditAction, TimelineAct>>;

interface ActQuery {
  entityType: AuditEntityType;
  entityIds: string[];
  acts: ActMapping;
  /** Acts that changed this field are left out. */
  withoutField?: string;
  prefix: string;
}

type EntryContent = Omit<SourceEntry, 'at' | 'key' | 'byId' | 'byName'>;

/** Audit entries of some records as timeline entries. */
@Injectable()
export class RecordedActs {
  constructor(private readonly rpc: RpcClient) {}

  async readEntries(
    { organisationId, before, limit }: TimelineQuery,
    { entityType, entityIds, acts, withoutField, prefix }: ActQuery,
    describe: (recorded: RecordedAct, act: TimelineAct) => EntryContent,
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
        bound: toTimelineBound(before, prefix),
      },
    });
    return items.map((recorded) => {
      const { at, id, byId, byName, action } = recorded;
      const act = acts[action];
      if (!act) throw new Error(`The audit service returned ${action}, which was not requested.`);
      return { ...describe(recorded, act), at, key: `${prefix}:${id}`, byId, byName };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { LeadAssigned, LeadChanged, leads } from '@quillcare/contracts';
import {
  currentContext,
  RecordRepository,
  UnitOfWork,
  type AuthorNames,
  type ChangeOptions,
} from '@quillcare/service-kit';
import { changedSince } from '../domain/changed-since';
import type { LeadState } from './lead.entity';
import { LeadEntity } from './lead.entity';

const LOCK = `select id, concat_ws(' ', first_name, last_name) as name from crm.lead
  where organisation_id = $1 and id = any($2::uuid[]) order by id for update`;

const NOBODY: AuthorNames = new Map();

@Injectable()
export class LeadRepository extends RecordRepository<LeadEntity> {
  constructor(private readonly work: UnitOfWork) {
    super(work, LeadEntity, leads);
  }

  /** Locks leads in a fixed order to avoid deadlocks, and returns their names, including those of deleted ones. */
  async lockNames(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.work.query<{ id: string; name: string }>(LOCK, [this.organisationId, ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /**
   * Applies a transition and announces it, unless it changes nothing. On a version conflict, `names` identifies who changed the
   * lead first.
   */
  async move(
    id: string,
    decide: (
      lead: LeadEntity,
    ) => Partial<LeadState & Pick<LeadEntity, 'ownerId' | 'ownerName' | 'ownerIsActive'>>,
    { version, names = NOBODY, ...options }: ChangeOptions & { names?: AuthorNames },
  ): Promise<LeadEntity> {
    let before = 0;
    let ownerBefore: string | null = null;
    const change = (row: LeadEntity): void => {
      if (version !== undefined && version !== row.version)
        throw changedSince(row, names, currentContext().actor.userId);
      before = row.version;
      ownerBefore = row.ownerId;
      Object.assign(row, decide(row));
    };
    const lead = await this.update(id, change, options);
    if (lead.version !== before) this.work.emit(LeadChanged, lead.id, { id: lead.id });
    if (lead.ownerId !== ownerBefore) this.tellOwner(lead, currentContext().actor.userId);
    return lead;
  }

  /** Notifies the owner of their new lead. `byUserId` assigned it. */
  tellOwner({ id, ownerId }: LeadEntity, byUserId: string | null): void {
    if (ownerId !== null) this.work.emit(LeadAssigned, id, { leadId: id, assigneeId: ownerId, byUserId });
  }
}

import { Injectable } from '@nestjs/common';
import { ProcessLogger, RpcClient, Turns, UnitOfWork, type Candidates } from '@quillcare/service-kit';
import { LeadSettingsRepository } from './persistence/lead-settings.repository';

export interface Owner {
  ownerId: string | null;
  ownerName: string | null;
}

const NOBODY: Owner = { ownerId: null, ownerName: null };

// Locks the row so that concurrent leads go to different people.
const SETTINGS = `select assignee_ids as "assigneeIds" from crm.lead_settings
  where organisation_id = $1 and assignment = 'IN_TURN' for update`;

/** Assigns new leads to colleagues in rotation. */
@Injectable()
export class LeadTurns extends Turns {
  constructor(
    private readonly settings: LeadSettingsRepository,
    uow: UnitOfWork,
    rpc: RpcClient,
    logger: ProcessLogger,
  ) {
    super(uow, rpc, logger, { table: 'crm.lead_turn', resource: 'LEADS', left: 'a lead has no owner' });
  }

  /** Returns who can be assigned a lead. */
  async candidates(): Promise<Candidates> {
    return (await this.settings.current()).assignment === 'NOBODY' ? null : this.able();
  }

  /** Returns the next assignee. Call it in the new lead's transaction. */
  async next(candidates: Candidates): Promise<Owner> {
    if (!candidates) return NOBODY;
    const [settings] = await this.uow.query<{ assigneeIds: string[] }>(SETTINGS, [this.uow.organisationId]);
    const ownerId = settings ? await this.nextOf(settings.assigneeIds, candidates) : null;
    return ownerId === null ? NOBODY : { ownerId, ownerName: candidates.get(ownerId) ?? null };
  }
}

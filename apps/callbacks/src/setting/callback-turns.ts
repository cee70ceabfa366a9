import { Injectable } from '@nestjs/common';
import { ProcessLogger, RpcClient, Turns, UnitOfWork, type Candidates } from '@quillcare/service-kit';
import { CallbackSettingsRepository } from './callback-settings.repository';

export interface Assignee {
  assigneeId: string | null;
  assigneeName: string | null;
}

export const NOBODY: Assignee = { assigneeId: null, assigneeName: null };

// Locked, so that callbacks created at the same time go to different people.
const SETTINGS = `select assignment, assignee_ids as "assigneeIds" from callbacks.callback_setting
  where organisation_id = $1 and deleted_at is null for update`;

/** Assigns automatic callbacks according to the practice's settings. */
@Injectable()
export class CallbackTurns extends Turns {
  constructor(
    private readonly settings: CallbackSettingsRepository,
    uow: UnitOfWork,
    rpc: RpcClient,
    logger: ProcessLogger,
  ) {
    const left = 'a callback has no assignee';
    super(uow, rpc, logger, { table: 'callbacks.callback_turn', resource: 'QUOTES', left });
  }

  async candidates(): Promise<Candidates> {
    return (await this.settings.current()).assignment === 'NOBODY' ? null : this.able();
  }

  /** Picks the assignee. Runs in the callback's transaction. */
  async next(candidates: Candidates, authorId: string | null): Promise<Assignee> {
    if (!candidates) return NOBODY;
    const [settings] = await this.uow.query<{ assignment: string; assigneeIds: string[] }>(SETTINGS, [
      this.uow.organisationId,
    ]);
    let assigneeId: string | null = null;
    if (settings?.assignment === 'AUTHOR') assigneeId = authorId;
    if (settings?.assignment === 'IN_TURN') assigneeId = await this.nextOf(settings.assigneeIds, candidates);
    const assigneeName = assigneeId === null ? undefined : candidates.get(assigneeId);
    return assigneeName === undefined ? NOBODY : { assigneeId, assigneeName };
  }
}

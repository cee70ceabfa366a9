import { Injectable } from '@nestjs/common';
import { ClientCallbacksMoved, type Client, type MergeFacts } from '@quillcare/contracts';
import { MergedClients, UnitOfWork, type ClientRows } from '@quillcare/service-kit';
import { FollowUp } from '../callback/follow-up';

const CALLBACKS: ClientRows = {
  table: 'callbacks.callback',
  column: 'client_id',
  before: 'client_before_merge',
  where: 'deleted_at is null',
};

/**
 * Moves the callbacks of merged clients, and moves them back when a merge is undone. Open ones take the current name and number.
 */
@Injectable()
export class ClientCallbacksMover {
  constructor(
    private readonly merges: MergedClients,
    private readonly followUp: FollowUp,
    private readonly uow: UnitOfWork,
  ) {}

  /** `present` holds the records into which the clients of the merge are now merged. */
  async follow(facts: MergeFacts, isUndone: boolean, present: readonly Client[]): Promise<void> {
    await this.merges.learn(facts, isUndone);
    const count = await this.merges.move([CALLBACKS], facts);
    for (const client of present) await this.followUp.renameClient(client);
    this.uow.emit(ClientCallbacksMoved, facts.survivorId, { mergeId: facts.mergeId, count });
  }
}

import { Injectable } from '@nestjs/common';
import { AppError, CallbackAssigned, CallbackChanged } from '@quillcare/contracts';
import { currentContext, toWire, UnitOfWork, type ChangeOptions, type Wire } from '@quillcare/service-kit';
import { mustDealWith } from './operations/seen-callbacks';
import type { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';

@Injectable()
export class CallbackChanges {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Merges what `decide` returns into the stored row; an unchanged row emits nothing. Throws NOT_FOUND or FORBIDDEN if the caller
   * may not handle this kind of callback, before a version conflict could reveal that it exists.
   */
  async change(
    id: string,
    decide: (row: CallbackEntity) => Partial<CallbackEntity>,
    { version, ...options }: ChangeOptions = {},
  ): Promise<Wire<CallbackEntity>> {
    let before = 0;
    let assigneeBefore: string | null = null;
    const changed = await this.callbacks.update(
      id,
      (row) => {
        mustDealWith(row);
        if (version !== undefined && version !== row.version)
          throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
        before = row.version;
        assigneeBefore = row.assigneeId;
        Object.assign(row, decide(row));
      },
      options,
    );
    if (changed.version !== before) this.tell(changed);
    if (changed.assigneeId !== assigneeBefore) this.tellAssignee(changed, currentContext().actor.userId);
    return toWire(changed);
  }

  /** Emits the events of a new callback. `byUserId` is the user who assigned it, or null if it was assigned automatically. */
  begin(callback: CallbackEntity, byUserId: string | null): void {
    this.tell(callback);
    this.tellAssignee(callback, byUserId);
  }

  private tell({ id, quoteId, status, subject }: CallbackEntity): void {
    this.uow.emit(CallbackChanged, id, { callbackId: id, quoteId, status, subject });
  }

  private tellAssignee({ id, assigneeId }: CallbackEntity, byUserId: string | null): void {
    if (assigneeId !== null) this.uow.emit(CallbackAssigned, id, { callbackId: id, assigneeId, byUserId });
  }
}

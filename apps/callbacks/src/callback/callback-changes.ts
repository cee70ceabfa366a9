import { Injectable } from '@nestjs/common';
import { AppError, CallbackAssigned, CallbackChanged } from '@quillcare/contracts';
import { currentContext, toWire, UnitOfWork, type ChangeOptions, type Wire } from '@quillcare/service-kit';
import { mustDealWith } from './operations/seen-callbacks';
import type { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';

/** Changes callbacks and announces it. */
@Injectable()
export class CallbackChanges {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Lays what `decide` returns over the stored row; one that stays as it is is not announced. Whoever may not deal with what the
   * callback hangs on is refused, before anything tells them of it.
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

  /** Announces a new callback; `byUserId` gave it to whoever has it. */
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

import { CallbackChanged, completeCallback, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import { complete } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';
import { CallbackRepository } from '../persistence/callback.repository';

@Implements(completeCallback)
export class CompleteCallbackHandler implements Handler<typeof completeCallback> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly clock: Clock,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof completeCallback>): Promise<Wire<CallbackEntity>> {
    const { version, notes } = body;
    const callback = await this.callbacks.update(
      params.id,
      (row) => void Object.assign(row, complete(row, notes, this.clock.now())),
      { version, notes },
    );
    const { id, quoteId, status } = callback;
    this.uow.emit(CallbackChanged, id, { callbackId: id, quoteId, status });
    return toWire(callback);
  }
}

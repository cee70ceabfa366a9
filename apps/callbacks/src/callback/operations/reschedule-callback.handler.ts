import {
  AppError,
  CallbackChanged,
  getOrganisation,
  rescheduleCallback,
  type InputOf,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Clock,
  Implements,
  RpcClient,
  UnitOfWork,
  currentContext,
  toWire,
  type Handler,
  type Wire,
} from '@quillcare/service-kit';
import { reschedule } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';
import { CallbackRepository } from '../persistence/callback.repository';

@Implements(rescheduleCallback)
export class RescheduleCallbackHandler implements Handler<typeof rescheduleCallback> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly uow: UnitOfWork,
  ) {}

  /** Today in the practice's zone. */
  async prepare(): Promise<string> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new AppError('UNAUTHENTICATED');
    const { timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
    return todayIn(this.clock.now(), timeZone);
  }

  async handle(
    { params, body }: InputOf<typeof rescheduleCallback>,
    today: string,
  ): Promise<Wire<CallbackEntity>> {
    const { version, dueDate, reason } = body;
    const callback = await this.callbacks.update(
      params.id,
      (row) => void Object.assign(row, reschedule(row, dueDate, reason, today)),
      { version, reason },
    );
    const { id, quoteId, status } = callback;
    this.uow.emit(CallbackChanged, id, { callbackId: id, quoteId, status });
    return toWire(callback);
  }
}

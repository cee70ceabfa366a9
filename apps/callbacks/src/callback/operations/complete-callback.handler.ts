import { completeCallback, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, type Handler, type Wire } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { complete } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';
import type { CallbackEntity } from '../persistence/callback.entity';

@Implements(completeCallback)
export class CompleteCallbackHandler implements Handler<typeof completeCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly calls: CallRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: InputOf<typeof completeCallback>): Promise<Wire<CallbackEntity>> {
    const { version, ...call } = body;
    const now = this.clock.now();
    const options = { version, notes: call.notes };
    const changed = await this.changes.change(params.id, (row) => complete(row, call, now), options);
    await this.calls.add(params.id, 'MADE', call);
    return changed;
  }
}

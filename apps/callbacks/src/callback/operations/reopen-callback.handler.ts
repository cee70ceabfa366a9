import { reopenCallback, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler, type Wire } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { reopen } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';
import type { CallbackEntity } from '../persistence/callback.entity';

/** Takes back a slip: the call that ended the callback was not made, or is needed after all. */
@Implements(reopenCallback)
export class ReopenCallbackHandler implements Handler<typeof reopenCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly calls: CallRepository,
  ) {}

  async handle({ params, body }: InputOf<typeof reopenCallback>): Promise<Wire<CallbackEntity>> {
    let wasCompleted = false;
    const reopened = await this.changes.change(
      params.id,
      (row) => {
        wasCompleted = row.status === 'completed';
        return reopen(row);
      },
      { version: body.version },
    );
    if (wasCompleted) await this.calls.add(params.id, 'UNDONE', { notes: null, outcome: null });
    return reopened;
  }
}

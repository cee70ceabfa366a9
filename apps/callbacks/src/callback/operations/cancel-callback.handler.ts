import { cancelCallback, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler, type Wire } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { cancel } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';

@Implements(cancelCallback)
export class CancelCallbackHandler implements Handler<typeof cancelCallback> {
  constructor(private readonly changes: CallbackChanges) {}

  handle({ params, body }: InputOf<typeof cancelCallback>): Promise<Wire<CallbackEntity>> {
    const { version, reason } = body;
    return this.changes.change(params.id, (row) => cancel(row, reason), { version, reason });
  }
}

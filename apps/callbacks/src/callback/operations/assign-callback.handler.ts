import { AppError, assignCallback, type Callback, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler, type Wire } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { Colleagues } from '../colleagues';
import { mustBeOpen } from '../domain/callback';
import { ONE_CALLBACK } from '../persistence/callback.columns';
import type { CallbackEntity } from '../persistence/callback.entity';
import { mustDealWith } from './seen-callbacks';

type Input = InputOf<typeof assignCallback>;

@Implements(assignCallback)
export class AssignCallbackHandler implements Handler<typeof assignCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly colleagues: Colleagues,
    private readonly reader: TenantReader,
  ) {}

  /** Who may be given the callback depends on what it hangs on, which never changes. */
  async prepare({ params, body }: Input): Promise<Assignee> {
    const callback = await this.reader.one<Callback>('callbacks.getCallback', ONE_CALLBACK, [params.id]);
    if (!callback) throw new AppError('NOT_FOUND');
    mustDealWith(callback);
    return this.colleagues.assignee(body.assigneeId, callback.subject);
  }

  handle({ params, body }: Input, assignee: Assignee): Promise<Wire<CallbackEntity>> {
    const decide = (row: CallbackEntity): Assignee => {
      mustBeOpen(row);
      return assignee;
    };
    return this.changes.change(params.id, decide, { version: body.version });
  }
}

import { assignCallback, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler, type Wire } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { Colleagues } from '../colleagues';
import { mustBeOpen } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';

type Input = InputOf<typeof assignCallback>;

@Implements(assignCallback)
export class AssignCallbackHandler implements Handler<typeof assignCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly colleagues: Colleagues,
  ) {}

  prepare({ body }: Input): Promise<Assignee> {
    return this.colleagues.assignee(body.assigneeId);
  }

  handle({ params, body }: Input, assignee: Assignee): Promise<Wire<CallbackEntity>> {
    const decide = (row: CallbackEntity): Assignee => {
      mustBeOpen(row);
      return assignee;
    };
    return this.changes.change(params.id, decide, { version: body.version });
  }
}

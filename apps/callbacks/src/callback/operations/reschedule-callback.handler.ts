import { rescheduleCallback, type InputOf } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler, type Wire } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { reschedule } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';

type Input = InputOf<typeof rescheduleCallback>;

@Implements(rescheduleCallback)
export class RescheduleCallbackHandler implements Handler<typeof rescheduleCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly organisation: OrganisationFacts,
  ) {}

  /** Today in the practice's zone. */
  prepare(): Promise<string> {
    return this.organisation.today();
  }

  handle({ params, body }: Input, today: string): Promise<Wire<CallbackEntity>> {
    const { version, dueDate, reason } = body;
    return this.changes.change(params.id, (row) => reschedule(row, dueDate, reason, today), {
      version,
      reason,
    });
  }
}

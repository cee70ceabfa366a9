import { attemptCallback, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, OrganisationFacts, type Handler, type Wire } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { attempt, reschedule } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';
import type { CallbackEntity } from '../persistence/callback.entity';

type Input = InputOf<typeof attemptCallback>;

@Implements(attemptCallback)
export class AttemptCallbackHandler implements Handler<typeof attemptCallback> {
  constructor(
    private readonly changes: CallbackChanges,
    private readonly calls: CallRepository,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  /** Today in the practice's zone, if another day is asked for. */
  async prepare({ body }: Input): Promise<string | null> {
    return body.nextDueDate === null ? null : this.organisation.today();
  }

  async handle({ params, body }: Input, today: string | null): Promise<Wire<CallbackEntity>> {
    const { version, nextDueDate, ...call } = body;
    const now = this.clock.now();
    const changed = await this.changes.change(
      params.id,
      (row) => {
        const tried = attempt(row, call, now);
        return nextDueDate === null || today === null
          ? tried
          : reschedule(tried, nextDueDate, null, today, 'nextDueDate');
      },
      { version, notes: call.notes },
    );
    await this.calls.add(params.id, 'ATTEMPTED', call);
    return changed;
  }
}

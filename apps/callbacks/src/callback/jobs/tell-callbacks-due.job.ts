import { CallbacksDue, tellCallbacksDue, type PracticeTurn } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { CallbackRepository } from '../persistence/callback.repository';

/** Tells a practice in the morning that calls are due that day; says nothing where none are. */
@Processes(tellCallbacksDue)
export class TellCallbacksDueJob implements JobHandler<typeof tellCallbacksDue> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, day }: PracticeTurn): Promise<void> {
    const { dueToday, overdue } = await this.callbacks.countDue(day);
    if (dueToday > 0) this.uow.emit(CallbacksDue, organisationId, { day, dueToday, overdue });
  }
}

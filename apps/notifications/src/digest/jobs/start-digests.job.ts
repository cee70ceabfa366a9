import { startDigests, writeDigests, type PracticeTurn } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';

/** In the morning of a practice: has its digests written. Who works there is asked by the job, because no transaction waits for another service. */
@Processes(startDigests)
export class StartDigestsJob implements JobHandler<typeof startDigests> {
  constructor(private readonly uow: UnitOfWork) {}

  handle(turn: PracticeTurn): Promise<void> {
    this.uow.enqueue(writeDigests, turn);
    return Promise.resolve();
  }
}

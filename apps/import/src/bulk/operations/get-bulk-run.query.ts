import { getBulkRun, type BulkRun, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

@Implements(getBulkRun)
export class GetBulkRunQuery implements Handler<typeof getBulkRun> {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params }: InputOf<typeof getBulkRun>): Promise<BulkRun> {
    return this.uow.run(async () => this.runs.shown(await this.runs.ofPerson(params.id)));
  }
}

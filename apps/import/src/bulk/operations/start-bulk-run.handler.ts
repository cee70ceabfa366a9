import { startBulkRun, type BulkRun, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import { requirePerson, requireRight } from '../../background/acting-person';
import { BulkStarter } from '../bulk-starter';
import { BULK_DEFINITIONS } from '../domain/bulk-definitions';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

type Input = InputOf<typeof startBulkRun>;

@Implements(startBulkRun)
export class StartBulkRunHandler implements Handler<typeof startBulkRun> {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly starter: BulkStarter,
    private readonly clock: Clock,
  ) {}

  async prepare({ body: { action, records } }: Input): Promise<string> {
    const { operation, list } = BULK_DEFINITIONS[action.name];
    const [person, now] = [requirePerson(), this.clock.now()];
    requireRight(operation, person, now);
    requireRight(list, person, now);
    return this.starter.start(async () => {
      const isChosen = records.type === 'CHOSEN';
      const matching = isChosen ? null : records.query;
      const chosen = isChosen
        ? [...new Set(records.ids)].map((recordId) => ({
            recordId,
            seenVersion: records.versions?.[recordId],
          }))
        : null;
      return { run: await this.runs.create({ action, matching, undoOf: null }), chosen };
    });
  }

  async handle(_input: Input, id: string): Promise<BulkRun> {
    return this.runs.shown(await this.runs.get(id));
  }
}

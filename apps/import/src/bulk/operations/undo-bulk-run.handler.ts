import { AppError, undoBulkRun, type BulkRun, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser, requireRight } from '../../background/acting-person';
import { BulkStarter } from '../bulk-starter';
import type { BatchDefinition, BulkUndo } from '../domain/bulk-definition';
import { BULK_DEFINITIONS } from '../domain/bulk-definitions';
import { BulkItems } from '../persistence/bulk-items';
import type { BulkRunEntity } from '../persistence/bulk-run.entity';
import { BulkRunRepository, canUndo } from '../persistence/bulk-run.repository';

type Input = InputOf<typeof undoBulkRun>;

/**
 * Undoes a bulk change with another one. Each record gets its previous values back, provided it still has the version that the
 * change produced. A record changed since then is refused, so that nobody's work is lost.
 */
@Implements(undoBulkRun)
export class UndoBulkRunHandler implements Handler<typeof undoBulkRun> {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly items: BulkItems,
    private readonly starter: BulkStarter,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: Input): Promise<string> {
    return this.starter.start(async () => {
      const before = await this.runs.getOwn(params.id, { lock: true });
      const { undo, together } = BULK_DEFINITIONS[before.action.name];
      if (!undo || !canUndo(before)) throw new AppError('ILLEGAL_TRANSITION');
      requireRight(undo.operation, requireUser(), this.clock.now());
      return this.createUndoRun(before, together?.takeBack ?? undo.request);
    });
  }

  async handle(_input: Input, id: string): Promise<BulkRun> {
    return this.runs.toBulkRun(await this.runs.get(id));
  }

  private async createUndoRun(
    before: BulkRunEntity,
    requestFor: BulkUndo['request'] | BatchDefinition['takeBack'],
  ) {
    const run = await this.runs.create({ action: before.action, matching: null, undoOf: before.id });
    await this.uow.execute(
      'update import.bulk_run set undone_by = $3 where organisation_id = $1 and id = $2',
      [before.organisationId, before.id, run.id],
    );
    const chosen = (await this.items.findUndoable(before.id)).map(
      ({ recordId, label, versionAfter, undo: kept }) => ({
        recordId,
        label,
        request: requestFor({ id: recordId, version: versionAfter }, kept as never),
      }),
    );
    return { run, chosen };
  }
}

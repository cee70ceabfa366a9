import {
  AppError,
  describeDependants,
  undoDirectoryImport,
  type DirectoryType,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  Implements,
  ImportTraces,
  TenantReader,
  UnitOfWork,
  undoStep,
  type Handler,
  type ImportTrace,
  type NextTraces,
  type TracedStep,
} from '@quillcare/service-kit';
import { DependantsReader } from '../../directory/dependants.reader';
import { IMPORTED, ImportedEntries } from '../persistence/imported-entries';

type Input = InputOf<typeof undoDirectoryImport>;

const AT_ONCE = 50;
const TOLD = { reason: 'Undo of an import' };
const CONFIGURED = `select id from quoting.surgery_configuration where organisation_id = $1 and id = any($2::uuid[])`;

interface Prepared extends NextTraces {
  uses: Map<string, string>;
}

@Implements(undoDirectoryImport)
export class UndoDirectoryImportHandler implements Handler<typeof undoDirectoryImport> {
  constructor(
    private readonly entries: ImportedEntries,
    private readonly traces: ImportTraces,
    private readonly dependants: DependantsReader,
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: Input): Promise<Prepared> {
    const next = await this.traces.next(body, AT_ONCE);
    return { ...next, uses: await this.usesOf(body.entityType, next.created) };
  }

  /** Each entry is audited and announced by itself, as if a person had done it. */
  async handle(
    { body }: Input,
    { ids, last, uses }: Prepared,
  ): Promise<ResultOf<typeof undoDirectoryImport>> {
    const steps: TracedStep[] = [];
    for (const trace of await this.traces.hold(body.importId, ids))
      steps.push(await this.undo(body.entityType, trace, uses.get(trace.recordId) ?? null));
    return this.traces.settle(body, steps, last);
  }

  private async undo(type: DirectoryType, trace: ImportTrace, uses: string | null): Promise<TracedStep> {
    const { recordId: id, before } = trace;
    const entries = this.entries.of(type);
    const { events, eventData } = IMPORTED[type].resource;
    const found = await entries.find(id, { withDeleted: true, lock: true });
    const present = found && { version: found.version, isRemoved: found.deletedAt !== null };
    const step = undoStep(trace, present, uses);
    if (step.outcome === 'REMOVED') {
      await entries.remove(id, TOLD);
      this.uow.emit(events.deleted, id, eventData(id) as { id: string });
    }
    if (step.outcome === 'RESTORED') {
      await entries.putBack(id, before ?? {}, TOLD);
      this.uow.emit(events.updated, id, eventData(id) as { id: string });
    }
    return { trace, step };
  }

  private async usesOf(type: DirectoryType, ids: readonly string[]): Promise<Map<string, string>> {
    const uses = new Map<string, string>();
    if (ids.length === 0) return uses;
    if (type === 'surgeries')
      for (const { id } of await this.reader.rows<{ id: string }>('quoting.configured', CONFIGURED, [ids]))
        uses.set(id, 'its configuration');
    for (const id of ids) {
      const found = describeDependants(await this.dependantsOf(type, id));
      if (found) uses.set(id, found);
    }
    return uses;
  }

  private async dependantsOf(type: DirectoryType, id: string) {
    try {
      return await this.dependants.ofEntry(IMPORTED[type].table, id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return { items: [] }; // Removed since.
      throw error;
    }
  }
}

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
  type NextUndone,
  type UndoStep,
} from '@quillcare/service-kit';
import { DependantsReader } from '../../directory/dependants.reader';
import { IMPORTED, ImportedEntries } from '../persistence/imported-entries';

type Input = InputOf<typeof undoDirectoryImport>;

const AT_ONCE = 50;
const TOLD = { reason: 'Undo of an import' };
const CONFIGURED = `select id from quoting.surgery_configuration where organisation_id = $1 and id = any($2::uuid[])`;

@Implements(undoDirectoryImport)
export class UndoDirectoryImportHandler implements Handler<typeof undoDirectoryImport> {
  constructor(
    private readonly entries: ImportedEntries,
    private readonly traces: ImportTraces,
    private readonly dependants: DependantsReader,
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: Input): Promise<NextUndone> {
    const next = await this.traces.next(body, AT_ONCE);
    return { ...next, uses: await this.usesOf(body.entityType, next.created) };
  }

  /** Audits and announces each entry individually, as if undone by hand. */
  handle({ body }: Input, next: NextUndone): Promise<ResultOf<typeof undoDirectoryImport>> {
    return this.traces.undoEach(body, next, (trace, uses) => this.undo(body.entityType, trace, uses));
  }

  private async undo(type: DirectoryType, trace: ImportTrace, uses: string | null): Promise<UndoStep> {
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
    return step;
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
      if (error instanceof AppError && error.code === 'NOT_FOUND') return { items: [] }; // Already removed.
      throw error;
    }
  }
}

import {
  ClientDeleted,
  ClientUpdated,
  undoClientImport,
  type ClientInput,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  changesOf,
  Implements,
  ImportTraces,
  UnitOfWork,
  undoStep,
  type Handler,
  type ImportTrace,
  type PendingUndo,
  type TracedStep,
} from '@quillcare/service-kit';
import { NoteBatchRepository } from '../../note/persistence/note-batch.repository';
import { ClientUsesReader } from '../client-uses.reader';
import { CLIENT_FIELDS } from '../domain/import-plan';
import { ClientBatchRepository, type LockedClient } from '../persistence/client-batch.repository';

type Input = InputOf<typeof undoClientImport>;

const BATCH_SIZE = 200;
const REASON = 'Undo of an import';

@Implements(undoClientImport)
export class UndoClientImportHandler implements Handler<typeof undoClientImport> {
  constructor(
    private readonly traces: ImportTraces,
    private readonly uses: ClientUsesReader,
    private readonly clients: ClientBatchRepository,
    private readonly notes: NoteBatchRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: Input): Promise<PendingUndo> {
    const next = await this.traces.next(body, BATCH_SIZE);
    return { ...next, uses: await this.uses.read(next.created, next.added) };
  }

  async handle(
    { body }: Input,
    { ids, last, uses }: PendingUndo,
  ): Promise<ResultOf<typeof undoClientImport>> {
    const traces = await this.traces.lock(body.importId, ids);
    const lockedClients = await this.clients.lockAll(ids);
    const merged = await this.clients.countMergedInto(ids);
    const consents = await this.clients.countConsents(ids);
    const steps = traces.map((trace): TracedStep => {
      const { recordId } = trace;
      const use =
        uses.get(recordId) ??
        describeMerged(merged.get(recordId)) ??
        describeConsents(consents.get(recordId));
      return { trace, step: undoStep(trace, lockedClients.get(recordId) ?? null, use) };
    });
    const tracesWith = (outcome: string) =>
      steps.filter(({ step }) => step.outcome === outcome).map(({ trace }) => trace);
    await this.remove(tracesWith('REMOVED'));
    await this.restore(tracesWith('RESTORED'), lockedClients);
    return this.traces.recordOutcomes(body, steps, last);
  }

  private async remove(traces: readonly ImportTrace[]): Promise<void> {
    const ids = traces.map(({ recordId }) => recordId);
    await this.notes.withdraw(traces.flatMap(({ added }) => added ?? []));
    await this.clients.removeAll(ids, this.uow.now());
    for (const id of ids) {
      this.uow.audit({ entityType: 'CLIENT', entityId: id, action: 'SOFT_DELETE', reason: REASON });
      this.uow.emit(ClientDeleted, id, { clientId: id });
    }
  }

  private async restore(
    traces: readonly ImportTrace[],
    lockedClients: Map<string, LockedClient>,
  ): Promise<void> {
    await this.notes.withdraw(traces.flatMap(({ added }) => added ?? []));
    const changed = traces.flatMap(({ recordId: id, before }) => {
      const present = lockedClients.get(id);
      return present && before
        ? [{ id, present: present.fields, fields: before as unknown as ClientInput }]
        : [];
    });
    await this.clients.updateAll(changed, this.uow.now());
    for (const { id, present, fields } of changed) {
      const changes = changesOf(present, fields, CLIENT_FIELDS);
      this.uow.audit({ entityType: 'CLIENT', entityId: id, action: 'UPDATE', changes, reason: REASON });
      this.uow.emit(ClientUpdated, id, { clientId: id });
    }
  }
}

/** A client that another one was merged into stands for both, even if the merge changed nothing on it. */
function describeMerged(count: number | undefined): string | null {
  if (count === undefined) return null;
  return `${count} ${count === 1 ? 'client' : 'clients'} merged into it`;
}

/** Otherwise a client who opted out would be emailed again once the corrected list is imported. */
function describeConsents(count: number | undefined): string | null {
  if (count === undefined) return null;
  return `${count} ${count === 1 ? 'decision' : 'decisions'} about contact`;
}

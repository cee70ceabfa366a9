import { setImmediate as othersFirst } from 'node:timers/promises';
import { ClientsImported, importClients, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  changesOf,
  Implements,
  ImportTraces,
  newId,
  peopleServedBeside,
  PlanCheck,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { importCounts } from '../../record-import/domain/import-audit';
import { tracesOf } from '../../record-import/domain/record-traces';
import { RecordTrial } from '../../record-import/record-trial';
import {
  CLIENT_FIELDS,
  CLIENT_IMPORTS,
  clientBatch,
  planImport,
  type ImportPlan,
} from '../domain/import-plan';
import { NoteBatchRepository } from '../../note/persistence/note-batch.repository';
import { ClientBatchRepository } from '../persistence/client-batch.repository';

type Input = InputOf<typeof importClients>;

@Implements(importClients)
export class ImportClientsHandler implements Handler<typeof importClients> {
  constructor(
    private readonly clients: ClientBatchRepository,
    private readonly notes: NoteBatchRepository,
    private readonly traces: ImportTraces,
    private readonly trial: RecordTrial,
    private readonly uow: UnitOfWork,
    private readonly plan: PlanCheck,
  ) {}

  /** Yields to other work in this process between parsing and processing the batch. */
  async prepare(): Promise<void> {
    await othersFirst();
  }

  async handle({ body }: Input): Promise<ResultOf<typeof importClients>> {
    const { rows, strategy, absent } = body;
    const servedBefore = peopleServedBeside('import');
    const emails = [...new Set(rows.map((row) => row.client.email))];
    if (body.dryRun) {
      this.plan.adding(0);
      const stored = await this.clients.withEmails(emails, { lock: false });
      return this.trial.try(CLIENT_IMPORTS, {
        importId: body.importId,
        batch: clientBatch(body),
        stored,
        keys: emails,
        nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      });
    }
    const lock = strategy === 'overwrite' || strategy === 'merge';
    const known = await this.clients.withEmails(emails, { lock });
    const plan = planImport({ rows, strategy, absent }, known, newId);
    this.plan.adding(plan.inserts.length);
    const now = this.uow.now();
    await this.clients.insertAll(plan.inserts, now, body.importId);
    await this.clients.updateAll(plan.updates, now);
    const notes = await this.notes.addMissing('CLIENT', plan.notes);
    await this.traces.keep(body.importId, tracesOf(plan, known, notes));
    this.tell(body, plan, now);
    return { ...plan.outcome, peopleServed: peopleServedBeside('import') - servedBefore };
  }

  private tell({ importId, strategy }: Input['body'], plan: ImportPlan, now: Date): void {
    const reason = `Import with strategy ${strategy}`;
    for (const { id, before, fields } of plan.updates) {
      const changes = before ? changesOf(before, fields, CLIENT_FIELDS) : [];
      this.uow.audit({ entityType: 'CLIENT', entityId: id, action: 'UPDATE', changes, reason });
    }
    this.uow.audit({
      entityType: 'IMPORT',
      entityId: importId,
      entityLabel: `batch of ${plan.outcome.created + plan.outcome.skipped.length + plan.updates.length} rows`,
      action: 'CREATE',
      changes: importCounts(plan.outcome),
      reason,
    });
    const count = plan.inserts.length + plan.updates.length;
    if (count === 0) return;
    const changedIds = plan.updates.map(({ id }) => id);
    this.uow.emit(ClientsImported, importId, { importId, count, changedAt: now.toISOString(), changedIds });
  }
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import { ClientsImported, importClients, type InputOf, type ResultOf } from '@quillcare/contracts';
import { changesOf, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CLIENT_FIELDS, planImport, type ImportPlan } from '../domain/import-plan';
import { importCounts } from '../domain/import-audit';
import { ClientBatchRepository } from '../persistence/client-batch.repository';

type Input = InputOf<typeof importClients>;

@Implements(importClients)
export class ImportClientsHandler implements Handler<typeof importClients> {
  constructor(
    private readonly clients: ClientBatchRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Yields to other work in this process between parsing the batch and processing it. */
  async prepare(): Promise<void> {
    await othersFirst();
  }

  async handle({ body }: Input): Promise<ResultOf<typeof importClients>> {
    const { rows, strategy } = body;
    const emails = [...new Set(rows.map((row) => row.client.email))];
    const lock = strategy === 'overwrite' || strategy === 'merge';
    const known = await this.clients.withEmails(emails, { lock });
    const plan = planImport(rows, known, strategy, newId);
    await this.clients.insertAll(plan.inserts);
    await this.clients.updateAll(plan.updates);
    this.tell(body, plan);
    return plan.outcome;
  }

  private tell({ importId, strategy }: Input['body'], plan: ImportPlan): void {
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
    if (count > 0) this.uow.emit(ClientsImported, importId, { importId, count });
  }
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import { importLeads, LeadChanged, LeadsImported, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  Implements,
  ImportTraces,
  newId,
  peopleServedBeside,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { NoteBatchRepository } from '../../note/persistence/note-batch.repository';
import { importCounts } from '../../record-import/domain/import-audit';
import { planRecords, type PlannedRecord, type RecordPlan } from '../../record-import/domain/record-plan';
import { tracesOf } from '../../record-import/domain/record-traces';
import { RecordTrial } from '../../record-import/record-trial';
import { leadRules } from '../domain/lead';
import { leadBatch, leadKey, LEAD_IMPORTS, type LeadImportFields } from '../domain/lead-import';
import { LeadBatchRepository } from '../persistence/lead-batch.repository';
import type { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

type Input = InputOf<typeof importLeads>;

@Implements(importLeads)
export class ImportLeadsHandler implements Handler<typeof importLeads> {
  constructor(
    private readonly batches: LeadBatchRepository,
    private readonly leads: LeadRepository,
    private readonly notes: NoteBatchRepository,
    private readonly traces: ImportTraces,
    private readonly trial: RecordTrial,
    private readonly uow: UnitOfWork,
  ) {}

  /** Yields to other work in this process between parsing and processing the batch. */
  async prepare(): Promise<void> {
    await othersFirst();
  }

  async handle({ body }: Input): Promise<ResultOf<typeof importLeads>> {
    const { importId, strategy, dryRun } = body;
    const servedBefore = peopleServedBeside('import');
    const keys = [...new Set(body.rows.map(({ lead }) => leadKey(lead)))];
    const lock = !dryRun && (strategy === 'overwrite' || strategy === 'merge');
    const stored = await this.batches.withKeys(keys, { lock });
    const batch = leadBatch(body);
    if (dryRun) return this.trial.try(LEAD_IMPORTS, { importId, batch, stored, keys, nameOf });
    const plan = planRecords(LEAD_IMPORTS, batch, stored, newId);
    await this.batches.insertAll(plan.inserts, this.uow.now());
    for (const lead of plan.updates) await this.change(lead, `Import with strategy ${strategy}`);
    const notes = await this.notes.addMissing('LEAD', plan.notes);
    await this.traces.keep(importId, tracesOf(plan, stored, notes));
    this.tell(body, plan);
    return { ...plan.outcome, peopleServed: peopleServedBeside('import') - servedBefore };
  }

  private async change({ id, fields }: PlannedRecord<LeadImportFields>, reason: string): Promise<void> {
    const change = (lead: LeadEntity) =>
      void Object.assign(lead, fields, leadRules.derive?.({ ...lead, ...fields }));
    await this.leads.update(id, change, { reason });
    this.uow.emit(LeadChanged, id, { id });
  }

  private tell(
    { importId, strategy }: Input['body'],
    { inserts, updates, outcome }: RecordPlan<object>,
  ): void {
    this.uow.audit({
      entityType: 'IMPORT',
      entityId: importId,
      action: 'CREATE',
      entityLabel: `batch of ${outcome.created + outcome.skipped.length + updates.length} rows`,
      changes: importCounts(outcome),
      reason: `Import with strategy ${strategy}`,
    });
    const count = inserts.length + updates.length;
    if (count > 0) this.uow.emit(LeadsImported, importId, { importId, count });
  }
}

function nameOf({ firstName, lastName }: LeadImportFields): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

import {
  countCallbackUses,
  LeadChanged,
  undoLeadImport,
  type ClientUses,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  Implements,
  ImportTraces,
  RpcClient,
  TenantReader,
  UnitOfWork,
  undoStep,
  type Handler,
  type ImportTrace,
  type PendingUndo,
  type UndoStep,
} from '@quillcare/service-kit';
import { describeUses } from '../../client/client-uses.reader';
import { NoteBatchRepository } from '../../note/persistence/note-batch.repository';
import { leadRules } from '../domain/lead';
import type { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

type Input = InputOf<typeof undoLeadImport>;

const BATCH_SIZE = 100;
const UNDO_REASON = { reason: 'Undo of an import' };
const NOTES = `select entity_id as "clientId", 'NOTE' as kind, count(*)::int as count from crm.note
  where organisation_id = $1 and subject_key in (select 'LEAD ' || one from unnest($2::uuid[]) one) and deleted_at is null
    and not (id = any($3::uuid[]) and version = 1 and reply_count = 0)
  group by entity_id`;

@Implements(undoLeadImport)
export class UndoLeadImportHandler implements Handler<typeof undoLeadImport> {
  constructor(
    private readonly traces: ImportTraces,
    private readonly leads: LeadRepository,
    private readonly notes: NoteBatchRepository,
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: Input): Promise<PendingUndo> {
    const next = await this.traces.next(body, BATCH_SIZE);
    return { ...next, uses: await this.findUses(body, next.created, next.added) };
  }

  handle({ body }: Input, next: PendingUndo): Promise<ResultOf<typeof undoLeadImport>> {
    return this.traces.undoEach(body, next, (trace, uses) => this.undoRecord(trace, uses));
  }

  private async undoRecord(trace: ImportTrace, uses: string | null): Promise<UndoStep> {
    const { recordId: id, before } = trace;
    const found = await this.leads.find(id, { withDeleted: true, lock: true });
    const present = found && { version: found.version, isRemoved: found.deletedAt !== null };
    const step = undoStep(trace, present, uses);
    if (step.outcome === 'LEFT') return step;
    await this.notes.withdraw(trace.added ?? []);
    if (step.outcome === 'REMOVED') await this.leads.remove(id, UNDO_REASON);
    else await this.leads.update(id, (lead) => restoreFields(lead, before ?? {}), UNDO_REASON);
    this.uow.emit(LeadChanged, id, { id });
    return step;
  }

  private async findUses(
    { organisationId }: Input['body'],
    ids: string[],
    ownNotes: readonly string[],
  ): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const [notes, calls] = await Promise.all([
      this.reader.rows<ClientUses['items'][number]>('crm.notes_on_leads', NOTES, [ids, ownNotes]),
      this.rpc.call(countCallbackUses, { body: { organisationId, clientIds: ids } }),
    ]);
    return describeUses([...calls.items, ...notes]);
  }
}

function restoreFields(lead: LeadEntity, before: Partial<LeadEntity>): void {
  Object.assign(lead, before, leadRules.derive?.({ ...lead, ...before }));
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import { importDirectory, type DirectoryType, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  isDifferent,
  Implements,
  ImportTraces,
  newId,
  userRequestsExcept,
  UnitOfWork,
  type Handler,
  type NewRecord,
  type NewTrace,
} from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import type { DirectoryEntryEntity } from '../../directory/directory-entry.entity';
import { planDirectory, type DirectoryPlan, type KnownEntry } from '../domain/directory-plan';
import { ENTRY_KINDS, type Fields } from '../domain/entry-kinds';
import { DirectoryImportTrial } from '../import-preview';
import { IMPORTED, ImportedEntries } from '../persistence/imported-entries';

type Input = InputOf<typeof importDirectory>;

/** Columns that change with every write. */
const STAMPS = ['version', 'updatedAt', 'updatedBy'];

@Implements(importDirectory)
export class ImportDirectoryHandler implements Handler<typeof importDirectory> {
  constructor(
    private readonly entries: ImportedEntries,
    private readonly traces: ImportTraces,
    private readonly trial: DirectoryImportTrial,
    private readonly uow: UnitOfWork,
  ) {}

  /** Yields to other work in this process between parsing the batch and processing it. */
  async prepare(): Promise<void> {
    await othersFirst();
  }

  /** Audits and announces each entry individually, as if entered by hand. */
  async handle({ body }: Input): Promise<ResultOf<typeof importDirectory>> {
    const { entityType, rows, strategy, absent } = body;
    const servedBefore = userRequestsExcept('import');
    const kind = ENTRY_KINDS[entityType];
    const keys = rows.map(({ entry }) => String(kind.derive(kind.read(entry))['uniqueKey']));
    const known = await this.known(entityType, keys, { lock: !body.dryRun });
    if (body.dryRun) return this.preview(body, keys, known);
    const plan = planDirectory(kind, { rows, strategy, absent }, known, newId);
    const auditFields = { reason: `Import with strategy ${strategy}` };
    await this.traces.store(body.importId, await this.applyPlan(entityType, plan, known, auditFields));
    const peopleServed = userRequestsExcept('import') - servedBefore;
    return { ...plan.outcome, described: plan.described, peopleServed };
  }

  private async preview(
    { importId, entityType, rows, strategy, absent }: Input['body'],
    keys: readonly string[],
    stored: readonly KnownEntry[],
  ): Promise<ResultOf<typeof importDirectory>> {
    const batch = { rows, strategy, absent };
    const plan = await this.trial.preview(importId, ENTRY_KINDS[entityType], batch, { stored, keys });
    return { ...plan.outcome, described: plan.described, planned: plan.planned };
  }

  /**
   * The stored entries with these keys, locked unless this is a dry run. Excludes flagged duplicates, which have no key of their
   * own.
   */
  private async known(
    type: DirectoryType,
    keys: readonly string[],
    { lock }: { lock: boolean },
  ): Promise<KnownEntry[]> {
    const { organisationId } = this.uow;
    const found = await this.uow.manager.find<DirectoryEntryEntity>(IMPORTED[type].entity, {
      where: {
        organisationId,
        uniqueKey: In([...new Set(keys)]),
        deletedAt: IsNull(),
        isDuplicateFlag: false,
      } as object,
      order: { id: 'ASC' },
      ...(lock && { lock: { mode: 'pessimistic_write' as const } }),
    });
    return found.map((entry) => ({ id: entry.id, fields: { ...entry } }));
  }

  /** Stores the plan and returns what is needed to undo the import. */
  private async applyPlan(
    type: DirectoryType,
    plan: DirectoryPlan,
    known: readonly KnownEntry[],
    auditFields: { reason: string },
  ): Promise<NewTrace[]> {
    const entries = this.entries.repositoryFor(type);
    const traces: NewTrace[] = [];
    const { events, eventData } = IMPORTED[type].resource;
    const added = plan.inserts.map(({ id, fields }) => ({ ...fields, id }));
    await entries.insertAll(added as unknown as NewRecord<DirectoryEntryEntity>[], auditFields);
    for (const { id } of plan.inserts) {
      this.uow.emit(events.created, id, eventData(id) as { id: string });
      traces.push({
        recordId: id,
        act: 'CREATED',
        before: null,
        added: null,
        versionBefore: 0,
        versionAfter: 1,
      });
    }
    const stored = new Map(known.map(({ id, fields }) => [id, fields]));
    for (const { id, fields } of plan.updates) {
      const entry = await entries.update(id, (one) => void Object.assign(one, fields), auditFields);
      traces.push(changeOf(stored.get(id) ?? {}, entry));
      this.uow.emit(events.updated, id, eventData(id) as { id: string });
    }
    return traces;
  }
}

/** Compares with the stored result, because the repository derives further columns. */
function changeOf(stored: Fields, entry: DirectoryEntryEntity): NewTrace {
  const after: Fields = { ...entry };
  const changed = Object.keys(after).filter(
    (name) => !STAMPS.includes(name) && isDifferent(stored[name], after[name]),
  );
  const before = Object.fromEntries(changed.map((name) => [name, stored[name]]));
  const versions = { versionBefore: Number(stored['version']), versionAfter: entry.version };
  return { recordId: entry.id, act: 'CHANGED', before, added: null, ...versions };
}

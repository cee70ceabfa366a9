import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  doctors,
  hospitals,
  importDirectory,
  sites,
  surgeries,
  type DirectoryType,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  Implements,
  newId,
  peopleServedBeside,
  UnitOfWork,
  type Handler,
  type NewRecord,
  type RecordRepository,
} from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import type { DirectoryEntryEntity } from '../../directory/directory-entry.entity';
import { DoctorEntity } from '../../doctor/persistence/doctor.entity';
import { DoctorRepository } from '../../doctor/persistence/doctor.repository';
import { HospitalEntity } from '../../hospital/persistence/hospital.entity';
import { HospitalRepository } from '../../hospital/persistence/hospital.repository';
import { SiteEntity } from '../../site/persistence/site.entity';
import { SiteRepository } from '../../site/persistence/site.repository';
import { SurgeryEntity } from '../../surgery/persistence/surgery.entity';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';
import { planDirectory, type DirectoryPlan, type KnownEntry } from '../domain/directory-plan';
import { ENTRY_KINDS } from '../domain/entry-kinds';

type Input = InputOf<typeof importDirectory>;
type Entries = RecordRepository<DirectoryEntryEntity>;

const ENTITIES = {
  doctors: DoctorEntity,
  hospitals: HospitalEntity,
  sites: SiteEntity,
  surgeries: SurgeryEntity,
};
const RESOURCES = { doctors, hospitals, sites, surgeries };

@Implements(importDirectory)
export class ImportDirectoryHandler implements Handler<typeof importDirectory> {
  private readonly repositories: Readonly<Record<DirectoryType, Entries>>;

  constructor(
    doctorRepository: DoctorRepository,
    hospitalRepository: HospitalRepository,
    siteRepository: SiteRepository,
    surgeryRepository: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {
    // Which columns an entry has depends on its kind, which the plan knows.
    const repositories: Record<DirectoryType, unknown> = {
      ...{ doctors: doctorRepository, hospitals: hospitalRepository },
      ...{ sites: siteRepository, surgeries: surgeryRepository },
    };
    this.repositories = repositories as Record<DirectoryType, Entries>;
  }

  /** Yields to other work in this process between parsing the batch and processing it. */
  async prepare(): Promise<void> {
    await othersFirst();
  }

  /** Each entry is audited and announced by itself, as if a person had entered it. */
  async handle({ body }: Input): Promise<ResultOf<typeof importDirectory>> {
    const { entityType, rows, strategy, absent } = body;
    const servedBefore = peopleServedBeside('import');
    const kind = ENTRY_KINDS[entityType];
    const keys = rows.map(({ entry }) => String(kind.derive(kind.read(entry))['uniqueKey']));
    const plan = planDirectory(kind, { rows, strategy, absent }, await this.known(entityType, keys), newId);
    await this.store(entityType, plan, { reason: `Import with strategy ${strategy}` });
    const peopleServed = peopleServedBeside('import') - servedBefore;
    return { ...plan.outcome, described: plan.described, peopleServed };
  }

  /** The entries that have these keys, locked; a flagged duplicate has none of its own. */
  private async known(type: DirectoryType, keys: readonly string[]): Promise<KnownEntry[]> {
    const { organisationId } = this.uow;
    const found = await this.uow.manager.find<DirectoryEntryEntity>(ENTITIES[type], {
      where: {
        ...{ organisationId, uniqueKey: In([...new Set(keys)]), deletedAt: IsNull() },
        isDuplicateFlag: false,
      } as object,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return found.map((entry) => ({ id: entry.id, fields: { ...entry } }));
  }

  private async store(type: DirectoryType, plan: DirectoryPlan, told: { reason: string }): Promise<void> {
    const entries = this.repositories[type];
    const { events, eventData } = RESOURCES[type];
    for (const { id, fields } of plan.inserts) {
      await entries.insert({ ...fields, id } as unknown as NewRecord<DirectoryEntryEntity>, told);
      this.uow.emit(events.created, id, eventData(id) as { id: string });
    }
    for (const { id, fields } of plan.updates) {
      await entries.update(id, (entry) => void Object.assign(entry, fields), told);
      this.uow.emit(events.updated, id, eventData(id) as { id: string });
    }
  }
}

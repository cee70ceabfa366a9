import { Inject, type Type } from '@nestjs/common';
import {
  clearDoctorDuplicate,
  clearHospitalDuplicate,
  clearSiteDuplicate,
  clearSurgeryDuplicate,
  doctors,
  hospitals,
  sites,
  surgeries,
  type AnyResource,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, recordRepository, UnitOfWork, type RecordRepository } from '@quillcare/service-kit';
import { DoctorRepository } from '../doctor/persistence/doctor.repository';
import { SiteRepository } from '../site/persistence/site.repository';
import { SurgeryRepository } from '../surgery/persistence/surgery.repository';
import type { DirectoryEntryEntity } from './directory-entry.entity';

type Clearing = typeof clearDoctorDuplicate;
type Entry = DirectoryEntryEntity & { isDuplicateFlag: boolean; duplicateOf: string | null };

/** The mark goes; the name (or a doctor's email) must be the entry's own by then, which the table's unique index sees to. */
function cleared(row: Entry): void {
  row.isDuplicateFlag = false;
  row.duplicateOf = null;
}

function clearing(operation: Clearing, { events, eventData }: AnyResource, repository: Type): Type {
  @Implements(operation)
  class ClearDuplicate {
    constructor(
      @Inject(repository) private readonly entries: RecordRepository<Entry>,
      private readonly uow: UnitOfWork,
    ) {}

    async handle({ params: { id }, body }: InputOf<Clearing>): Promise<ResultOf<Clearing>> {
      const { version } = await this.entries.update(id, cleared, { version: body.version });
      this.uow.emit(events.updated, id, eventData(id));
      return { id, version };
    }
  }
  return ClearDuplicate;
}

/** Says that an entry, which an import marked, is no duplicate of another. */
export const clearDuplicateHandlers = [
  clearing(clearDoctorDuplicate, doctors, DoctorRepository),
  clearing(clearHospitalDuplicate, hospitals, recordRepository(hospitals)),
  clearing(clearSurgeryDuplicate, surgeries, SurgeryRepository),
  clearing(clearSiteDuplicate, sites, SiteRepository),
];

import type { Type } from '@nestjs/common';
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
} from '@quillcare/contracts';
import { implement, recordRepository, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import { DoctorRepository } from '../../doctor/persistence/doctor.repository';
import { SiteRepository } from '../../site/persistence/site.repository';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';

interface Flagged {
  isDuplicateFlag: boolean;
  duplicateOf: string | null;
}

interface Entries {
  update(id: string, change: (row: Flagged) => void, options: ChangeOptions): Promise<{ version: number }>;
}

/** Clears the flag. The unique index rejects this while another entry still has the same name (a doctor's email). */
function cleared(row: Flagged): void {
  row.isDuplicateFlag = false;
  row.duplicateOf = null;
}

const clearing = (
  operation: typeof clearDoctorDuplicate,
  { events, eventData }: AnyResource,
  repository: Type<Entries>,
) =>
  implement(operation, [repository, UnitOfWork], (entries, uow) => ({
    async handle({ params: { id }, body }) {
      const { version } = await entries.update(id, cleared, { version: body.version });
      uow.emit(events.updated, id, eventData(id));
      return { id, version };
    },
  }));

/** Confirm that an entry flagged by an import is not a duplicate. */
export const clearDuplicateHandlers = [
  clearing(clearDoctorDuplicate, doctors, DoctorRepository),
  clearing(clearHospitalDuplicate, hospitals, recordRepository(hospitals)),
  clearing(clearSurgeryDuplicate, surgeries, SurgeryRepository),
  clearing(clearSiteDuplicate, sites, SiteRepository),
];

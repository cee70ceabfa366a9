import { Inject, Injectable } from '@nestjs/common';
import { doctors, hospitals, sites, surgeries, type DirectoryType } from '@quillcare/contracts';
import {
  recordEntity,
  recordRepository,
  type RecordRepository,
  type RecordsOf,
} from '@quillcare/service-kit';
import type { DirectoryEntryEntity } from '../../directory/directory-entry.entity';
import { DoctorRepository } from '../../doctor/persistence/doctor.repository';
import { SiteRepository } from '../../site/persistence/site.repository';
import { SurgeryEntity } from '../../surgery/persistence/surgery.entity';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';

export type Entries = RecordRepository<DirectoryEntryEntity>;

export const IMPORTED = {
  doctors: { entity: recordEntity(doctors), resource: doctors, table: 'doctor' },
  hospitals: { entity: recordEntity(hospitals), resource: hospitals, table: 'hospital' },
  sites: { entity: recordEntity(sites), resource: sites, table: 'site' },
  surgeries: { entity: SurgeryEntity, resource: surgeries, table: 'surgery' },
} as const;

@Injectable()
export class ImportedEntries {
  private readonly repositories: Readonly<Record<DirectoryType, Entries>>;

  constructor(
    doctorRepository: DoctorRepository,
    @Inject(recordRepository(hospitals)) hospitalRepository: RecordsOf<typeof hospitals>,
    siteRepository: SiteRepository,
    surgeryRepository: SurgeryRepository,
  ) {
    // The columns depend on the kind, which only the plan knows.
    const repositories: Record<DirectoryType, unknown> = {
      doctors: doctorRepository,
      hospitals: hospitalRepository,
      sites: siteRepository,
      surgeries: surgeryRepository,
    };
    this.repositories = repositories as Record<DirectoryType, Entries>;
  }

  of(type: DirectoryType): Entries {
    return this.repositories[type];
  }
}

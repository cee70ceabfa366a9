import {
  clearDoctorDuplicate,
  clearHospitalDuplicate,
  clearSiteDuplicate,
  clearSurgeryDuplicate,
  DoctorChanged,
  HospitalChanged,
  SiteChanged,
  SurgeryChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DoctorRepository } from '../../doctor/persistence/doctor.repository';
import { HospitalRepository } from '../../hospital/persistence/hospital.repository';
import { SiteRepository } from '../../site/persistence/site.repository';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';

type Asked = InputOf<typeof clearDoctorDuplicate>;
type Told = ResultOf<typeof clearDoctorDuplicate>;

interface Flagged {
  isDuplicateFlag: boolean;
  duplicateOf: string | null;
}

/** The mark goes; the name (or a doctor's email) must be the entry's own by then, which the table's unique index sees to. */
function cleared(row: Flagged): void {
  row.isDuplicateFlag = false;
  row.duplicateOf = null;
}

@Implements(clearDoctorDuplicate)
export class ClearDoctorDuplicateHandler implements Handler<typeof clearDoctorDuplicate> {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id }, body }: Asked): Promise<Told> {
    const { version } = await this.doctors.update(id, cleared, { version: body.version });
    this.uow.emit(DoctorChanged, id, { id });
    return { id, version };
  }
}

@Implements(clearHospitalDuplicate)
export class ClearHospitalDuplicateHandler implements Handler<typeof clearHospitalDuplicate> {
  constructor(
    private readonly hospitals: HospitalRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id }, body }: Asked): Promise<Told> {
    const { version } = await this.hospitals.update(id, cleared, { version: body.version });
    this.uow.emit(HospitalChanged, id, { id });
    return { id, version };
  }
}

@Implements(clearSurgeryDuplicate)
export class ClearSurgeryDuplicateHandler implements Handler<typeof clearSurgeryDuplicate> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id }, body }: Asked): Promise<Told> {
    const { version } = await this.surgeries.update(id, cleared, { version: body.version });
    this.uow.emit(SurgeryChanged, id, { id });
    return { id, version };
  }
}

@Implements(clearSiteDuplicate)
export class ClearSiteDuplicateHandler implements Handler<typeof clearSiteDuplicate> {
  constructor(
    private readonly sites: SiteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id }, body }: Asked): Promise<Told> {
    const { version } = await this.sites.update(id, cleared, { version: body.version });
    this.uow.emit(SiteChanged, id, { id });
    return { id, version };
  }
}

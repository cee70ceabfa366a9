import { defineParts } from '@quillcare/service-kit';
import { CreateHospitalHandler } from './operations/create-hospital.handler';
import { DeleteHospitalHandler } from './operations/delete-hospital.handler';
import { GetHospitalDependantsQuery } from './operations/get-hospital-dependants.query';
import { GetHospitalQuery } from './operations/get-hospital.query';
import { ListHospitalsQuery } from './operations/list-hospitals.query';
import { RestoreHospitalHandler } from './operations/restore-hospital.handler';
import { UpdateHospitalHandler } from './operations/update-hospital.handler';
import { CreateHospitals1763601002000 } from './persistence/create-hospitals.migration';
import { HospitalEntity } from './persistence/hospital.entity';
import { HospitalRepository } from './persistence/hospital.repository';

/** Hospitals where they operate. */
export const hospitalParts = defineParts({
  entities: [HospitalEntity],
  migrations: [CreateHospitals1763601002000],
  handlers: [
    ListHospitalsQuery,
    GetHospitalQuery,
    CreateHospitalHandler,
    UpdateHospitalHandler,
    GetHospitalDependantsQuery,
    DeleteHospitalHandler,
    RestoreHospitalHandler,
  ],
  providers: [HospitalRepository],
});

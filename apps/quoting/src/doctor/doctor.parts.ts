import { defineParts } from '@quillcare/service-kit';
import { CreateDoctorHandler } from './operations/create-doctor.handler';
import { DeleteDoctorHandler } from './operations/delete-doctor.handler';
import { GetDoctorDependantsQuery } from './operations/get-doctor-dependants.query';
import { GetDoctorQuery } from './operations/get-doctor.query';
import { ListDoctorsQuery } from './operations/list-doctors.query';
import { RestoreDoctorHandler } from './operations/restore-doctor.handler';
import { UpdateDoctorHandler } from './operations/update-doctor.handler';
import { CreateDoctors1763601001000 } from './persistence/create-doctors.migration';
import { DoctorEntity } from './persistence/doctor.entity';
import { DoctorRepository } from './persistence/doctor.repository';

/** Doctors who operate for the practice. */
export const doctorParts = defineParts({
  entities: [DoctorEntity],
  migrations: [CreateDoctors1763601001000],
  handlers: [
    ListDoctorsQuery,
    GetDoctorQuery,
    CreateDoctorHandler,
    UpdateDoctorHandler,
    GetDoctorDependantsQuery,
    DeleteDoctorHandler,
    RestoreDoctorHandler,
  ],
  providers: [DoctorRepository],
});

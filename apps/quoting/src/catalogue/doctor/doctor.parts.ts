import { doctors } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { doctorRules } from './domain/doctor';
import { DoctorEntity } from './persistence/doctor.entity';
import { DoctorRepository } from './persistence/doctor.repository';

/** Doctors who operate for the practice. */
export const doctorParts = defineParts({
  entities: [DoctorEntity],
  handlers: recordHandlers(doctors, {
    entity: DoctorEntity,
    repository: DoctorRepository,
    list: directoryList,
    rules: doctorRules,
    initial: { isDuplicateFlag: false, duplicateOf: null },
    dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('doctor', id) },
  }),
  providers: [DoctorRepository],
});

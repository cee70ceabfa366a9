import { doctors } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { storingPhones } from '../directory/stored-phones';
import { DoctorRepository } from './persistence/doctor.repository';

export const doctorParts = recordParts(doctors, {
  repository: DoctorRepository,
  list: directoryList,
  rules: storingPhones({ phone: 'PERSON' }),
  initial: { isDuplicateFlag: false, duplicateOf: null },
  dependants: dependantsOf('doctor'),
});

import { hospitals } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { hospitalRules } from './domain/hospital';
import { HospitalEntity } from './persistence/hospital.entity';
import { HospitalRepository } from './persistence/hospital.repository';

/** Hospitals where they operate. */
export const hospitalParts = defineParts({
  entities: [HospitalEntity],
  handlers: recordHandlers(hospitals, {
    entity: HospitalEntity,
    repository: HospitalRepository,
    list: directoryList,
    rules: hospitalRules,
    initial: { isDuplicateFlag: false, duplicateOf: null },
    dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('hospital', id) },
  }),
  providers: [HospitalRepository],
});

import { defineParts } from '@quillcare/service-kit';
import {
  ClearDoctorDuplicateHandler,
  ClearHospitalDuplicateHandler,
  ClearSiteDuplicateHandler,
  ClearSurgeryDuplicateHandler,
} from './clear-duplicate.handlers';
import { CountDirectoriesQuery } from './count-directories.query';
import { ReadDirectoryNamesQuery } from './read-directory-names.query';
import { DescribeCatalogue1764400001001 } from './describe-catalogue.migration';
import { SearchByOrganisation1763900001000 } from './search-by-organisation.migration';

/** What doctors, hospitals and surgeries have in common. */
export const directoryParts = defineParts({
  migrations: [SearchByOrganisation1763900001000, DescribeCatalogue1764400001001],
  handlers: [
    CountDirectoriesQuery,
    ReadDirectoryNamesQuery,
    ClearDoctorDuplicateHandler,
    ClearHospitalDuplicateHandler,
    ClearSurgeryDuplicateHandler,
    ClearSiteDuplicateHandler,
  ],
});

import { defineParts } from '@quillcare/service-kit';
import { CountDirectoriesQuery } from './count-directories.query';
import { ReadDirectoryNamesQuery } from './read-directory-names.query';

/** Parts shared by doctors, hospitals and surgeries. */
export const directoryParts = defineParts({
  handlers: [CountDirectoriesQuery, ReadDirectoryNamesQuery],
});

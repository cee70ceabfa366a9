import { defineParts } from '@quillcare/service-kit';
import { CountDirectoriesQuery } from './count-directories.query';
import { ReadDirectoryNamesQuery } from './read-directory-names.query';

/** What doctors, hospitals and surgeries have in common. */
export const directoryParts = defineParts({
  handlers: [CountDirectoriesQuery, ReadDirectoryNamesQuery],
});

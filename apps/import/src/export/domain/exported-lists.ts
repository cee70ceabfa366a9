import type { ExportedListName } from '@quillcare/contracts';
import { directoryExports } from './directory.exports';
import type { ExportedList } from './exported-list';
import { peopleExports } from './people.exports';
import { quotingExports } from './quoting.exports';

export const EXPORTED_LISTS: Readonly<Record<ExportedListName, ExportedList>> = {
  ...peopleExports,
  ...quotingExports,
  ...directoryExports,
};

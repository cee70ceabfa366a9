import { can, listColleagues } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';

interface Choice {
  value: string;
  label: string;
}

/** The colleagues who can be given a callback, for a choice. */
export function useCallers(): Choice[] {
  const { data } = useOperationQuery(listColleagues, {});
  return (data?.items ?? [])
    .filter(({ role }) => can({ role, isActive: true }, 'QUOTES', 'UPDATE'))
    .map(({ id, name }) => ({ value: id, label: name }));
}

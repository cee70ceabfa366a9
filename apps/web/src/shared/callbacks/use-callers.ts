import {
  callbackResource,
  callbackSubject,
  can,
  listColleagues,
  type CallbackSubject,
} from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';

interface Choice {
  value: string;
  label: string;
}

/** Returns the colleagues to whom a callback can be assigned, as choices. Without a subject, for any kind of record. */
export function useCallers(subject?: CallbackSubject): Choice[] {
  const subjects = subject ? [subject] : callbackSubject.options;
  const { data } = useOperationQuery(listColleagues, {});
  return (data?.items ?? [])
    .filter(({ role }) =>
      subjects.some((one) => can({ role, isActive: true }, callbackResource(one), 'UPDATE')),
    )
    .map(({ id, name }) => ({ value: id, label: name }));
}

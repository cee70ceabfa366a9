import { useSearchParams } from 'react-router-dom';
import { id } from '@quillcare/contracts';
import { withParams } from '../navigation/with-params';

export interface CaseFilters {
  query: { doctorId: string | undefined; hospitalId: string | undefined };
  /** Returns another URL parameter. Null if absent. */
  param: (name: string) => string | null;
  set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Filters for cases, kept in the URL so that the same view can be shared with a colleague. */
export function useCaseFilters(): CaseFilters {
  const [params, setParams] = useSearchParams();
  const idOf = (name: string) => id.safeParse(params.get(name)).data;
  return {
    query: { doctorId: idOf('doctorId'), hospitalId: idOf('hospitalId') },
    param: (name) => params.get(name),
    set: (changes) => setParams((before) => withParams(before, changes), { replace: true }),
  };
}

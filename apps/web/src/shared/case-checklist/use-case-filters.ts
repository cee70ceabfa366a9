import { id } from '@quillcare/contracts';
import { useUrlParams, type UrlParams } from '../navigation/use-url-params';

export interface CaseFilters extends UrlParams {
  query: { doctorId: string | undefined; hospitalId: string | undefined };
}

/** Filters for cases, kept in the URL so that the same view can be shared with a colleague. */
export function useCaseFilters(): CaseFilters {
  const params = useUrlParams();
  const idOf = (name: string) => id.safeParse(params.param(name)).data;
  return { ...params, query: { doctorId: idOf('doctorId'), hospitalId: idOf('hospitalId') } };
}

import { listClients, listDoctors, listHospitals, listQuotes, listSurgeries } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import { startupOf, type Startup } from './startup';

const ONE = { query: { limit: 1 } };

export interface StartupState {
  startup: Startup | undefined;
  problem: ApiProblem | undefined;
  retry: () => void;
}

/** Returns the practice's progress, based on its actual records. */
export function useStartup(): StartupState {
  const doctor = useOperationQuery(listDoctors, ONE);
  const hospital = useOperationQuery(listHospitals, ONE);
  const surgery = useOperationQuery(listSurgeries, ONE);
  const client = useOperationQuery(listClients, ONE);
  const quote = useOperationQuery(listQuotes, ONE);
  const all = [doctor, hospital, surgery, client, quote];
  const isKnown = all.every(({ data }) => data !== undefined);
  const total = (state: { data: { total: number } | undefined }) => state.data?.total ?? null;
  return {
    startup: isKnown
      ? startupOf({
          doctor: total(doctor),
          hospital: total(hospital),
          surgery: total(surgery),
          client: total(client),
          quote: total(quote),
        })
      : undefined,
    problem: isKnown ? undefined : all.find(({ error }) => error)?.error,
    retry: () => all.forEach(({ refetch }) => refetch()),
  };
}

import { listClients, listDoctors, listHospitals, listQuotes, listSurgeries } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import { toStartup, type Startup } from './startup';

const COUNT_ONLY = { query: { limit: 1 } };

export interface StartupState {
  startup: Startup | undefined;
  problem: ApiProblem | undefined;
  retry: () => void;
}

/** Returns the practice's progress, based on its actual records. */
export function useStartup(): StartupState {
  const doctor = useOperationQuery(listDoctors, COUNT_ONLY);
  const hospital = useOperationQuery(listHospitals, COUNT_ONLY);
  const surgery = useOperationQuery(listSurgeries, COUNT_ONLY);
  const client = useOperationQuery(listClients, COUNT_ONLY);
  const quote = useOperationQuery(listQuotes, COUNT_ONLY);
  const all = [doctor, hospital, surgery, client, quote];
  const isKnown = all.every(({ data }) => data !== undefined);
  const total = (state: { data: { total: number } | undefined }) => state.data?.total ?? null;
  return {
    startup: isKnown
      ? toStartup({
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

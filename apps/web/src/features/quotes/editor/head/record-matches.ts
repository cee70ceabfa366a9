import {
  getClient,
  getDoctor,
  getHospital,
  getSite,
  listClients,
  listDoctors,
  listHospitals,
  listSites,
  listSurgeries,
  type ClientSummary,
  type Doctor,
  type Hospital,
} from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../../../shared/api/hooks';

const MOST = 20;

export interface Choice {
  id: string;
  label: string;
  detail?: string;
}

export interface ClientChoice extends Choice {
  email: string;
}

export interface Matches {
  matches: readonly Choice[];
  isLoading: boolean;
}

type Person = Pick<ClientSummary, 'id' | 'firstName' | 'lastName' | 'email'> & { phone?: string };

export function clientChoice(client: Person): ClientChoice {
  return {
    id: client.id,
    label: `${client.firstName} ${client.lastName}`,
    detail: [client.email, client.phone].filter(Boolean).join(' · '),
    email: client.email,
  };
}

export function doctorChoice(
  doctor: Pick<Doctor, 'id' | 'title' | 'firstName' | 'lastName' | 'credentials'>,
): Choice {
  return {
    id: doctor.id,
    label: [doctor.title, doctor.firstName, doctor.lastName].filter(Boolean).join(' '),
    detail: doctor.credentials,
  };
}

export function hospitalChoice({ id, name, address }: Pick<Hospital, 'id' | 'name' | 'address'>): Choice {
  return { id, label: name, detail: address };
}

const queryOf = (search: string) => (search ? { search, limit: MOST } : { limit: MOST });
const activeOf = (search: string) => ({ ...queryOf(search), isActive: 'true' as const });

export function useClientMatches(search: string): Matches {
  const { data, isFetching } = useOperationQuery(listClients, { query: queryOf(search) });
  return { matches: (data?.items ?? []).map(clientChoice), isLoading: isFetching };
}

export function useDoctorMatches(search: string): Matches {
  const { data, isFetching } = useOperationQuery(listDoctors, { query: activeOf(search) });
  return { matches: (data?.items ?? []).map(doctorChoice), isLoading: isFetching };
}

export function useHospitalMatches(search: string): Matches {
  const { data, isFetching } = useOperationQuery(listHospitals, { query: activeOf(search) });
  return { matches: (data?.items ?? []).map(hospitalChoice), isLoading: isFetching };
}

export function useSiteMatches(search: string): Matches {
  const { data, isFetching } = useOperationQuery(listSites, { query: activeOf(search) });
  const matches = (data?.items ?? []).map(({ id, name, address }) => ({ id, label: name, detail: address }));
  return { matches, isLoading: isFetching };
}

export function useSurgeryMatches(search: string): Matches {
  const { data, isFetching } = useOperationQuery(listSurgeries, { query: activeOf(search) });
  return { matches: (data?.items ?? []).map(({ id, name }) => ({ id, label: name })), isLoading: isFetching };
}

const one = (id: string | null) => (id ? { params: { id } } : skipToken);

/** The chosen records by their ids, as the pickers and the paper show them. */
export function useChosenClient(id: string): ClientChoice | null {
  const { currentData } = useOperationQuery(getClient, one(id));
  return currentData ? clientChoice(currentData) : null;
}

export function useChosenDoctor(id: string): Choice | null {
  const { currentData } = useOperationQuery(getDoctor, one(id));
  return currentData ? doctorChoice(currentData) : null;
}

export function useChosenHospital(id: string | null): Choice | null {
  const { currentData } = useOperationQuery(getHospital, one(id));
  return currentData ? hospitalChoice(currentData) : null;
}

export function useChosenSite(id: string | null): Choice | null {
  const { currentData } = useOperationQuery(getSite, one(id));
  return currentData ? { id: currentData.id, label: currentData.name } : null;
}

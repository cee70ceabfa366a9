import {
  listClients,
  listDoctors,
  listHospitals,
  listSurgeries,
  type ClientSummary,
  type Doctor,
  type Hospital,
  type Quote,
  type Surgery,
} from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../../shared/api/hooks';
import { doctorLabel } from '../../../shared/quote-paper/quote-paper.model';
import type { Choice } from './record-picker.view';

const MOST = 20;

export interface ClientChoice extends Choice {
  email: string;
}
export interface DoctorChoice extends Choice {
  /** Without credentials, as a line names its provider. */
  name: string;
}
export interface SurgeryChoice extends Choice {
  surgery: Surgery;
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

export function doctorChoice(doctor: Quote['doctor'] | Doctor): DoctorChoice {
  return {
    id: doctor.id,
    label: doctorLabel(doctor),
    name: `${doctor.title} ${doctor.firstName} ${doctor.lastName}`,
  };
}

export function hospitalChoice(hospital: Pick<Hospital, 'id' | 'name'> & { address?: string }): Choice {
  return { id: hospital.id, label: hospital.name, detail: hospital.address };
}

const queryOf = (search: string) => (search ? { search, limit: MOST } : { limit: MOST });

export function useClientMatches(search: string) {
  const { data, isFetching } = useOperationQuery(listClients, { query: queryOf(search) });
  return { matches: (data?.items ?? []).map(clientChoice), isLoading: isFetching };
}

export function useDoctorMatches(search: string) {
  const { data, isFetching } = useOperationQuery(listDoctors, {
    query: { ...queryOf(search), isActive: 'true' },
  });
  return { matches: (data?.items ?? []).map(doctorChoice), isLoading: isFetching };
}

export function useHospitalMatches(search: string) {
  const { data, isFetching } = useOperationQuery(listHospitals, {
    query: { ...queryOf(search), isActive: 'true' },
  });
  return { matches: (data?.items ?? []).map(hospitalChoice), isLoading: isFetching };
}

export function useSurgeryMatches(search: string, isAllowed = true) {
  const { data, isFetching } = useOperationQuery(
    listSurgeries,
    isAllowed ? { query: { ...queryOf(search), isActive: 'true' } } : skipToken,
  );
  const matches = (data?.items ?? []).map((surgery): SurgeryChoice => ({
    id: surgery.id,
    label: surgery.name,
    surgery,
  }));
  return { matches, isLoading: isFetching };
}

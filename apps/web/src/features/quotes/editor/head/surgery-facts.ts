import {
  getSurgery,
  getSurgeryConfiguration,
  type ProcedureClass,
  type Surgery,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../../../shared/api/hooks';

type Group = SurgeryConfigurationDetail['optionGroups'][number];

export interface SurgeryOption {
  id: string;
  name: string;
  isDefault: boolean;
}

/** A list of options of a surgery, of which one or several are chosen. */
export interface SurgeryOptions {
  id: string;
  name: string;
  choose: 'ONE' | 'SEVERAL';
  /** The patient chooses from it, unless staff decide it for the quote. */
  patientChooses: boolean;
  options: readonly SurgeryOption[];
}

export interface SurgeryFacts {
  name: string;
  /** That of the catalogue. */
  procedureClass: ProcedureClass;
  /** The side is asked for only where the surgery has one. */
  isSided: boolean;
  lists: readonly SurgeryOptions[];
}

/** What a receptionist chooses of a surgery; null until it is known. */
export function useSurgeryFacts(id: string): SurgeryFacts | null {
  const surgery = useOperationQuery(getSurgery, { params: { id } }).currentData;
  const configuration = useOperationQuery(getSurgeryConfiguration, { params: { id } });
  if (!surgery || (!configuration.currentData && !configuration.error)) return null;
  return factsOf(surgery, configuration.currentData?.optionGroups ?? []);
}

/**
 * A list whose options belong to sides makes a surgery sided as well. The side chooses among them by itself, so that such options
 * are not asked for again.
 */
export function factsOf(
  { name, sided, procedureClass }: Pick<Surgery, 'name' | 'sided' | 'procedureClass'>,
  groups: readonly Group[],
): SurgeryFacts {
  const isSided = sided || groups.some(({ options }) => options.some(({ side }) => side !== null));
  const lists = groups.map((group) => ({
    id: group.id,
    name: group.name,
    choose: group.choose,
    patientChooses: group.patientChooses,
    options: group.options.filter(({ isActive, side }) => isActive && side === null),
  }));
  return { name, procedureClass, isSided, lists: lists.filter(({ options }) => options.length > 0) };
}

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

/** An option list of a surgery, single or multiple choice. */
export interface SurgeryOptions {
  id: string;
  name: string;
  choose: 'ONE' | 'SEVERAL';
  /** True if the patient chooses, unless staff decide it for this quote. */
  patientChooses: boolean;
  options: readonly SurgeryOption[];
}

export interface SurgeryFacts {
  name: string;
  /** The class in the catalogue. */
  procedureClass: ProcedureClass;
  /** True if the surgery has sides, so that one must be chosen. */
  isSided: boolean;
  lists: readonly SurgeryOptions[];
}

/** Returns what staff choose for a surgery. Null until it is loaded. */
export function useSurgeryFacts(id: string): SurgeryFacts | null {
  const surgery = useOperationQuery(getSurgery, { params: { id } }).currentData;
  const configuration = useOperationQuery(getSurgeryConfiguration, { params: { id } });
  if (!surgery || (!configuration.currentData && !configuration.error)) return null;
  return factsOf(surgery, configuration.currentData?.optionGroups ?? []);
}

/**
 * Derives the choices of a surgery. A list with side-specific options makes the surgery sided too. Those options follow from the
 * chosen side, so they are not offered again.
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

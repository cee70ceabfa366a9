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
export function useSurgeryFacts(id: string): SurgeryFacts | 'failed' | null {
  const { currentData: surgery, error } = useOperationQuery(getSurgery, { params: { id } });
  const configuration = useOperationQuery(getSurgeryConfiguration, { params: { id } });
  if (!surgery && error) return 'failed';
  if (!surgery || (!configuration.currentData && !configuration.error)) return null;
  return toSurgeryFacts(surgery, configuration.currentData?.optionGroups ?? []);
}

/**
 * Derives the choices of a surgery. A list with side-specific options makes the surgery sided too. Those options follow from the
 * chosen side, so they are not offered again.
 */
export function toSurgeryFacts(
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

/** Returns the chosen options, or the default ones if none has been chosen explicitly. */
export function getChosenIds(
  optionIds: readonly string[] | null,
  lists: readonly SurgeryOptions[],
): readonly string[] {
  return (
    optionIds ??
    lists.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id))
  );
}

/** Toggles an option. In a single-choice list it replaces the previous one. */
export function toggleOption(
  chosen: readonly string[],
  list: SurgeryOptions,
  optionId: string | null,
): string[] {
  const own = new Set(list.options.map(({ id }) => id));
  const others = chosen.filter((id) => !own.has(id));
  if (list.choose === 'ONE') return optionId === null ? others : [...others, optionId];
  if (optionId === null) return [...chosen];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}

/** Toggles whether staff decide a list instead of the patient. */
export function markDecided(
  decided: readonly string[] | undefined,
  listId: string,
  isDecided: boolean,
): string[] {
  const others = (decided ?? []).filter((id) => id !== listId);
  return isDecided ? [...others, listId] : others;
}

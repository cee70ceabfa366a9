import type { SurgeryOptions } from './surgery-facts';

/** Returns the chosen options, or the default ones if none has been chosen explicitly. */
export function chosenIds(
  optionIds: readonly string[] | null,
  lists: readonly SurgeryOptions[],
): readonly string[] {
  return (
    optionIds ??
    lists.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id))
  );
}

/** Toggles an option. In a single-choice list it replaces the previous one. */
export function withOption(
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
export function withDecided(
  decided: readonly string[] | undefined,
  listId: string,
  isDecided: boolean,
): string[] {
  const others = (decided ?? []).filter((id) => id !== listId);
  return isDecided ? [...others, listId] : others;
}

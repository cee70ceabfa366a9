import type { SurgeryOptions } from './surgery-facts';

/** The chosen options; without a choice of one's own those that are chosen by default. */
export function chosenIds(
  optionIds: readonly string[] | null,
  lists: readonly SurgeryOptions[],
): readonly string[] {
  return (
    optionIds ??
    lists.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id))
  );
}

/** The choice with one option of a list switched; of a list of one, it takes the place of the other. */
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

/** The lists that staff decide, with one switched. */
export function withDecided(
  decided: readonly string[] | undefined,
  listId: string,
  isDecided: boolean,
): string[] {
  const others = (decided ?? []).filter((id) => id !== listId);
  return isDecided ? [...others, listId] : others;
}

import { calculateOptionPrices, type Offer, type OfferedGroup } from '../pricing/chosen-variant';
import type { MoneyFormatter } from './paper-lines';
import { CHOICE_WORDS } from './words';

export interface PaperGroup extends OfferedGroup {
  readonly name: string;
  readonly surgeryName: string;
}

export interface PaperChoices extends Offer {
  readonly groups: readonly PaperGroup[];
  readonly chosen: readonly string[];
}

export interface PaperOption {
  /** Null stands for "none of these". */
  readonly id: string | null;
  readonly name: string;
  /** Relative to what the practice suggests: "+ $450.00", "included". */
  readonly price: string;
  readonly total: string;
  readonly isChosen: boolean;
}

/** Returns the title of a group, including its surgery if two groups have the same name. */
export function formatGroupTitle(
  { id, name, surgeryName }: PaperGroup,
  groups: readonly PaperGroup[],
): string {
  const isAlone = groups.every((other) => other.id === id || other.name !== name);
  return isAlone ? name : `${name} (${surgeryName})`;
}

/** Returns the options of a group with their prices, based on the current choice in the other groups. */
export function buildPaperOptions(
  choices: PaperChoices,
  group: PaperGroup,
  money: MoneyFormatter,
): PaperOption[] {
  const own = new Set(group.options.map(({ id }) => id));
  const isNone = !choices.chosen.some((id) => own.has(id));
  return calculateOptionPrices(choices, group, choices.chosen).map(
    ({ optionId, differenceMinor, totalMinor }) => ({
      id: optionId,
      name: group.options.find(({ id }) => id === optionId)?.name ?? CHOICE_WORDS.none,
      price: formatPriceDifference(differenceMinor, money),
      total: money(totalMinor),
      isChosen: optionId === null ? isNone : choices.chosen.includes(optionId),
    }),
  );
}

/** Returns the names of the options chosen in a group. */
export function formatChosenNames({ options }: PaperGroup, chosen: readonly string[]): string {
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return names.join(', ') || CHOICE_WORDS.none;
}

function formatPriceDifference(differenceMinor: number, money: MoneyFormatter): string {
  if (differenceMinor === 0) return CHOICE_WORDS.included;
  return `${differenceMinor > 0 ? '+' : '−'} ${money(Math.abs(differenceMinor))}`;
}

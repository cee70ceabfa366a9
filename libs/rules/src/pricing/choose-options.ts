import { searchKey } from '../search-key';
import type { LineKind, SurgerySide } from './fee-types';
import type { ChosenOption, OptionGroup, PriceOption } from './options';
import type { QuoteNotice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

/** A chosen option with the lines it changes. */
export interface OptionForLines extends ChosenOption {
  readonly appliesTo: readonly LineKind[];
  readonly onlyItem?: string | null;
}

export interface OptionChoice {
  readonly options: readonly OptionForLines[];
  readonly notices: readonly QuoteNotice[];
}

/**
 * The options of a surgery as chosen: those asked for (the defaults if nothing was asked), and of each list
 * the option that belongs to the side of the surgery instead of one for another side.
 */
export function chooseOptions(configuration: SurgeryConfiguration, choice: SurgeryChoice): OptionChoice {
  const { surgeryId, optionGroups } = configuration;
  const notices: QuoteNotice[] = [];
  const options = optionGroups.flatMap((group) => {
    const chosen = chosenOf(group, choice);
    const kept = group.choose === 'ONE' ? chosen.slice(0, 1) : chosen;
    if (kept.length < chosen.length) notices.push({ code: 'ONE_OPTION_ONLY', surgeryId, name: group.name });
    return kept.map((option) => forLines(group, option));
  });
  const active = new Set(optionGroups.flatMap((group) => activeOf(group).map(({ id }) => id)));
  for (const id of choice.optionIds ?? []) {
    if (!active.has(id)) notices.push({ code: 'OPTION_UNKNOWN', surgeryId, name: nameOf(optionGroups, id) });
  }
  if (choice.side === 'BILATERAL' && !options.some(({ category }) => category === 'LATERALITY')) {
    notices.push({ code: 'BOTH_SIDES_NOT_PRICED', surgeryId, name: configuration.name });
  }
  return { options, notices };
}

function chosenOf(group: OptionGroup, { side, optionIds }: SurgeryChoice): PriceOption[] {
  const active = activeOf(group);
  const ofSide = active.filter((option) => option.side === side);
  const asked = active.filter(({ id, isDefault }) =>
    optionIds === null ? isDefault : optionIds.includes(id),
  );
  if (ofSide.length === 0) return asked.filter((option) => fits(option, side));
  if (group.choose === 'ONE') return ofSide;
  return active.filter(
    (option) => ofSide.includes(option) || (option.side === null && asked.includes(option)),
  );
}

/** An option for one side does not stand for another: neither "left" nor "one side" is a price for both. */
function fits(option: PriceOption, side: SurgerySide): boolean {
  return option.side === null || option.side === side;
}

function activeOf(group: OptionGroup): PriceOption[] {
  return group.options.filter(({ isActive }) => isActive);
}

/** The options of a list that are offered, each with its list and side. */
export function activeOptionsOf(
  group: OptionGroup,
): (OptionForLines & { readonly side: SurgerySide | null })[] {
  return activeOf(group).map((option) => ({ ...forLines(group, option), side: option.side }));
}

function forLines(group: OptionGroup, option: PriceOption): OptionForLines {
  return {
    id: option.id,
    name: option.name,
    groupName: group.name,
    category: group.category,
    fee: option.fee,
    appliesTo: option.appliesTo,
    onlyItem: option.onlyItem ?? null,
  };
}

function nameOf(groups: readonly OptionGroup[], id: string): string {
  return groups.flatMap(({ options }) => options).find((option) => option.id === id)?.name ?? id;
}

/** The options that change lines of one kind, as they are kept with such a line; `item` is what an implant is called. */
export function optionsFor(
  kind: LineKind,
  options: readonly OptionForLines[],
  item: string | null = null,
): ChosenOption[] {
  return options
    .filter(({ appliesTo, onlyItem }) => appliesTo.includes(kind) && isForItem(kind, onlyItem, item))
    .map(({ appliesTo: _lines, onlyItem: _item, ...option }) => option);
}

/** Implants differ, so an option can be for one of them: by its name, as people write it. */
function isForItem(kind: LineKind, onlyItem: string | null | undefined, item: string | null): boolean {
  if (kind !== 'IMPLANT' || !onlyItem) return true;
  return item !== null && searchKey(item) === searchKey(onlyItem);
}

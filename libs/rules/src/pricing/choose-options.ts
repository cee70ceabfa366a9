import { searchKey } from '../search-key';
import type { LineKind, SurgerySide } from './fee-types';
import type { ChosenOption, OptionGroup, PriceOption } from './options';
import type { QuoteNotice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

export interface OptionForLines extends ChosenOption {
  readonly appliesTo: readonly LineKind[];
  readonly onlyItem?: string | null;
}

export interface OptionChoice {
  readonly options: readonly OptionForLines[];
  readonly notices: readonly QuoteNotice[];
}

/**
 * Resolves the options chosen for a surgery: the requested ones, or the defaults if none were requested. If a list has an option
 * for the surgery's side, that one replaces options for other sides.
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

/** An option for one side does not apply to another: neither "left" nor "one side" is a price for both. */
function fits(option: PriceOption, side: SurgerySide): boolean {
  return option.side === null || option.side === side;
}

function activeOf(group: OptionGroup): PriceOption[] {
  return group.options.filter(({ isActive }) => isActive);
}

/** Returns the active options of a list, each with its list and side. */
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

/** Returns the options that affect one kind of line, in the form stored with a line. `item` is the name of an implant. */
export function optionsFor(
  kind: LineKind,
  options: readonly OptionForLines[],
  item: string | null = null,
): ChosenOption[] {
  return options
    .filter(({ appliesTo, onlyItem }) => appliesTo.includes(kind) && isForItem(kind, onlyItem, item))
    .map(({ appliesTo: _lines, onlyItem: _item, ...option }) => option);
}

/** An option may apply to a single implant, matched by name regardless of spelling variants. */
function isForItem(kind: LineKind, onlyItem: string | null | undefined, item: string | null): boolean {
  if (kind !== 'IMPLANT' || !onlyItem) return true;
  return item !== null && searchKey(item) === searchKey(onlyItem);
}

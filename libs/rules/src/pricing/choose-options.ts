import { searchKey } from '../search-key';
import type { LineKind, SurgerySide } from './fee-types';
import type { ChosenOption, OptionGroup, PriceOption } from './options';
import type { QuoteNotice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

export interface ApplicableOption extends ChosenOption {
  readonly appliesTo: readonly LineKind[];
  readonly onlyItem?: string | null;
}

export interface ChosenOptions {
  readonly options: readonly ApplicableOption[];
  readonly notices: readonly QuoteNotice[];
}

/**
 * Resolves the options chosen for a surgery: the requested ones, or the defaults if none were requested. If a list has an option
 * for the surgery's side, that one replaces options for other sides.
 */
export function chooseOptions(configuration: SurgeryConfiguration, choice: SurgeryChoice): ChosenOptions {
  const { surgeryId, optionGroups } = configuration;
  const notices: QuoteNotice[] = [];
  const options = optionGroups.flatMap((group) => {
    const chosen = findChosenOptions(group, choice);
    const allowed = group.choose === 'ONE' ? chosen.slice(0, 1) : chosen;
    if (allowed.length < chosen.length)
      notices.push({ code: 'ONE_OPTION_ONLY', surgeryId, name: group.name });
    return allowed.map((option) => toApplicableOption(group, option));
  });
  const active = new Set(optionGroups.flatMap((group) => activeOptions(group).map(({ id }) => id)));
  for (const id of choice.optionIds ?? []) {
    if (!active.has(id))
      notices.push({ code: 'OPTION_UNKNOWN', surgeryId, name: findOptionName(optionGroups, id) });
  }
  if (choice.side === 'BILATERAL' && !options.some(({ category }) => category === 'LATERALITY')) {
    notices.push({ code: 'BOTH_SIDES_NOT_PRICED', surgeryId, name: configuration.name });
  }
  return { options, notices };
}

function findChosenOptions(group: OptionGroup, { side, optionIds }: SurgeryChoice): PriceOption[] {
  const active = activeOptions(group);
  const ofSide = active.filter((option) => option.side === side);
  const requested = active.filter(({ id, isDefault }) =>
    optionIds === null ? isDefault : optionIds.includes(id),
  );
  if (ofSide.length === 0) return requested.filter((option) => fitsSide(option, side));
  if (group.choose === 'ONE') return ofSide;
  return active.filter(
    (option) => ofSide.includes(option) || (option.side === null && requested.includes(option)),
  );
}

/** An option for one side does not apply to another: neither "left" nor "one side" is a price for both. */
function fitsSide(option: PriceOption, side: SurgerySide): boolean {
  return option.side === null || option.side === side;
}

function activeOptions(group: OptionGroup): PriceOption[] {
  return group.options.filter(({ isActive }) => isActive);
}

/** Returns the active options of a list, each with its list and side. */
export function listActiveOptions(
  group: OptionGroup,
): (ApplicableOption & { readonly side: SurgerySide | null })[] {
  return activeOptions(group).map((option) => ({ ...toApplicableOption(group, option), side: option.side }));
}

function toApplicableOption(group: OptionGroup, option: PriceOption): ApplicableOption {
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

function findOptionName(groups: readonly OptionGroup[], id: string): string {
  return groups.flatMap(({ options }) => options).find((option) => option.id === id)?.name ?? id;
}

/** Returns the options that affect one kind of line, in the form stored with a line. `item` is the name of an implant. */
export function filterOptionsForKind(
  kind: LineKind,
  options: readonly ApplicableOption[],
  item: string | null = null,
): ChosenOption[] {
  return options
    .filter(({ appliesTo, onlyItem }) => appliesTo.includes(kind) && appliesToItem(kind, onlyItem, item))
    .map(({ appliesTo: _lines, onlyItem: _item, ...option }) => option);
}

/** An option may apply to a single implant, matched by name regardless of spelling variants. */
function appliesToItem(kind: LineKind, onlyItem: string | null | undefined, item: string | null): boolean {
  if (kind !== 'IMPLANT' || !onlyItem) return true;
  return item !== null && searchKey(item) === searchKey(onlyItem);
}

import { listActiveOptions, filterOptionsForKind, type ApplicableOption } from './choose-options';
import type { LineRequest } from './line-request';
import type { ChosenOption, OptionGroup } from './options';
import type { SurgeryConfiguration } from './surgery-configuration';

type OptionLine = Pick<LineRequest, 'key' | 'kind' | 'options'>;

/** The part of an option list that can be chosen for one line. */
export interface LineOptions {
  readonly listId: string;
  readonly name: string;
  readonly choose: 'ONE' | 'SEVERAL';
  readonly options: readonly ChosenOption[];
}

/**
 * Returns the options that can be chosen for one line of a surgery: the active options affecting it, except those tied to a side,
 * which follow the surgery's side.
 */
export function listLineOptions(
  line: Pick<OptionLine, 'key' | 'kind'>,
  configuration: Pick<SurgeryConfiguration, 'optionGroups' | 'implants'> | undefined,
): LineOptions[] {
  if (configuration === undefined) return [];
  const item = configuration.implants.find(({ id }) => line.key.includes(`:IMPLANT:${id}`));
  const lists = configuration.optionGroups.map((group) => ({
    listId: group.id,
    name: group.name,
    choose: group.choose,
    options: filterOptionsForKind(line.kind, sideIndependentOptions(group), item?.description ?? null),
  }));
  return lists.filter(({ options }) => options.length > 0);
}

function sideIndependentOptions(group: OptionGroup): ApplicableOption[] {
  return listActiveOptions(group).flatMap(({ side, ...option }) => (side === null ? [option] : []));
}

/**
 * The options chosen by staff for one line, and problems with the choice, each at its place among the ids. `TWICE` is a second
 * option from a list allowing one.
 */
export interface ResolvedOptions {
  readonly options: readonly ChosenOption[];
  readonly problems: readonly { readonly at: number; readonly reason: 'UNKNOWN' | 'TWICE' }[];
}

/**
 * Resolves the options of a line with its own choice: the options for the surgery's side as the surgery defines them (`given`),
 * and those chosen for the line. An option already on the line keeps its fee, even if it was removed from its list.
 */
export function resolveLineOptions(
  ids: readonly string[],
  line: OptionLine,
  chosenOptions: readonly ChosenOption[],
  configuration: Pick<SurgeryConfiguration, 'optionGroups' | 'implants'> | undefined,
): ResolvedOptions {
  const lists = listLineOptions(line, configuration);
  const sided = new Set(
    (configuration?.optionGroups ?? []).flatMap(({ options }) =>
      options.filter(({ side }) => side !== null).map(({ id }) => id),
    ),
  );
  const seen = new Set<string>();
  const problems: { at: number; reason: 'UNKNOWN' | 'TWICE' }[] = [];
  const own = [...new Set(ids)].flatMap((id) => {
    const list = lists.find(({ options }) => options.some((option) => option.id === id));
    const option =
      line.options.find((existing) => existing.id === id && !sided.has(id)) ??
      list?.options.find((offered) => offered.id === id);
    const at = ids.indexOf(id);
    if (option === undefined) problems.push({ at, reason: 'UNKNOWN' });
    else if (list?.choose === 'ONE' && seen.has(list.listId)) problems.push({ at, reason: 'TWICE' });
    if (list) seen.add(list.listId);
    return option === undefined ? [] : [option];
  });
  return { options: [...chosenOptions.filter(({ id }) => sided.has(id)), ...own], problems };
}

import { activeOptionsOf, optionsFor, type OptionForLines } from './choose-options';
import type { LineRequest } from './line-request';
import type { ChosenOption, OptionGroup } from './options';
import type { SurgeryConfiguration } from './surgery-configuration';

type Line = Pick<LineRequest, 'key' | 'kind' | 'options'>;

/** An option list as far as it can be chosen for one line. */
export interface LineOptions {
  readonly listId: string;
  readonly name: string;
  readonly choose: 'ONE' | 'SEVERAL';
  readonly options: readonly ChosenOption[];
}

/** What can be chosen for one line of a surgery: the active options that change it. Those of a side follow the surgery's side. */
export function optionsOfLine(
  line: Pick<Line, 'key' | 'kind'>,
  configuration: Pick<SurgeryConfiguration, 'optionGroups' | 'implants'> | undefined,
): LineOptions[] {
  if (configuration === undefined) return [];
  const item = configuration.implants.find(({ id }) => line.key.includes(`:IMPLANT:${id}`));
  const lists = configuration.optionGroups.map((group) => ({
    listId: group.id,
    name: group.name,
    choose: group.choose,
    options: optionsFor(line.kind, anySide(group), item?.description ?? null),
  }));
  return lists.filter(({ options }) => options.length > 0);
}

function anySide(group: OptionGroup): OptionForLines[] {
  return activeOptionsOf(group).flatMap(({ side, ...option }) => (side === null ? [option] : []));
}

/** What staff chose for one line, and which of it cannot be: `TWICE` is a second option of a list of which one is chosen. */
export interface OwnOptions {
  readonly options: readonly ChosenOption[];
  readonly problems: readonly { readonly at: number; readonly reason: 'UNKNOWN' | 'TWICE' }[];
}

/**
 * The options of a line that has its own: those of the surgery's side as the surgery gives them (`given`), and those that were
 * chosen for it. One that the line has already keeps its fee, also after it was removed from its list.
 */
export function ownOptions(
  ids: readonly string[],
  line: Line,
  given: readonly ChosenOption[],
  configuration: Pick<SurgeryConfiguration, 'optionGroups' | 'implants'> | undefined,
): OwnOptions {
  const lists = optionsOfLine(line, configuration);
  const sided = new Set(
    (configuration?.optionGroups ?? []).flatMap(({ options }) =>
      options.filter(({ side }) => side !== null).map(({ id }) => id),
    ),
  );
  const seen = new Set<string>();
  const problems: { at: number; reason: 'UNKNOWN' | 'TWICE' }[] = [];
  const own = [...new Set(ids)].flatMap((id, at) => {
    const list = lists.find(({ options }) => options.some((option) => option.id === id));
    const option =
      line.options.find((kept) => kept.id === id && !sided.has(id)) ??
      list?.options.find((offered) => offered.id === id);
    if (option === undefined) problems.push({ at, reason: 'UNKNOWN' });
    else if (list?.choose === 'ONE' && seen.has(list.listId)) problems.push({ at, reason: 'TWICE' });
    if (list) seen.add(list.listId);
    return option === undefined ? [] : [option];
  });
  return { options: [...given.filter(({ id }) => sided.has(id)), ...own], problems };
}

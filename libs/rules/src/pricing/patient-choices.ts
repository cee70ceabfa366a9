import type { GstPolicy } from './gst';
import type { LineRequest } from './line-request';
import type { ChosenOption, OptionFee, OptionGroup, PriceOption } from './options';
import { composeLines } from './compose-quote';
import type { QuoteChoice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

/** An option list of one surgery that the patient chooses from, with what staff chose of it. */
export interface PatientGroup {
  /** Of the surgery and the list together: two surgeries of a quote may have the same list. */
  readonly id: string;
  readonly surgeryId: string;
  readonly surgeryName: string;
  readonly listId: string;
  readonly name: string;
  readonly choose: 'ONE' | 'SEVERAL';
  /** Where one is chosen: none may be, because staff chose none. */
  readonly mayBeNone: boolean;
  readonly options: readonly { readonly id: string; readonly optionId: string; readonly name: string }[];
  /** Ids of the options that staff chose. */
  readonly chosen: readonly string[];
}

/** What a quote lets the patient choose. */
export interface PatientOffer {
  readonly groups: readonly PatientGroup[];
  /** The configurations that the options come from, with options that the quote has and its list no longer. */
  readonly configurations: readonly SurgeryConfiguration[];
  /** Lists for the patient that no line of the quote depends on. */
  readonly unused: readonly { readonly surgeryId: string; readonly name: string }[];
}

type Line = Pick<LineRequest, 'key' | 'kind' | 'surgeryId' | 'options' | 'enteredOptionIds'>;

/** The lists that the patient chooses from: those marked so, unless staff decided them, or the side of the surgery does. */
export function patientOffer(
  configurations: readonly SurgeryConfiguration[],
  choice: QuoteChoice,
  lines: readonly Line[],
  gst: GstPolicy,
): PatientOffer {
  const known = configurations.map((one) => withOptionsOf(lines, one));
  const marked = once(choice.surgeries).flatMap((surgery) => {
    const configuration = known.find(({ surgeryId }) => surgeryId === surgery.surgeryId);
    return (configuration?.optionGroups ?? [])
      .filter((group) => group.patientChooses && !surgery.decidedListIds?.includes(group.id))
      .map((group) => ({ configuration: configuration!, surgery, group, free: freeOptions(group, surgery) }))
      .filter(({ free }) => free.length > 0);
  });
  const keys = new Set(lines.filter((line) => !hasOwnOptions(line)).map(({ key }) => key));
  const affecting = (ids: ReadonlySet<string>, surgeryId: string) => {
    const surgeries = choice.surgeries.map((one) =>
      one.surgeryId === surgeryId ? { ...one, optionIds: [...ids] } : { ...one, optionIds: [] },
    );
    const all = known.map((one) => ({ ...one, optionGroups: one.optionGroups.map(severalOf) }));
    return composeLines(all, { ...choice, surgeries }, gst).lines.filter(({ key }) => keys.has(key));
  };
  const found = marked.map(({ configuration, surgery, group, free }) => {
    const ids = new Set(free.map(({ id }) => id));
    const priced = affecting(ids, surgery.surgeryId).flatMap(({ options }) => options.map(({ id }) => id));
    const isUsed = priced.some((id) => ids.has(id));
    return { isUsed, group: patientGroup(configuration, surgery, group, free, new Set(priced), lines) };
  });
  const groups = found.flatMap(({ isUsed, group }) => (isUsed && alternatives(group) > 1 ? [group] : []));
  const used = new Set(groups.map(({ listId }) => listId));
  const unused = found
    .filter(({ isUsed, group }) => !isUsed && !used.has(group.listId))
    .map(({ group: { surgeryId, name } }) => ({ surgeryId, name }));
  return { groups, configurations: known, unused };
}

/** How many combinations groups have. */
export function combinationCount(groups: readonly PatientGroup[]): number {
  return groups.reduce((count, group) => count * alternatives(group), 1);
}

/**
 * Every combination of options that the patient may choose, that of staff first: of a list of one each option, of a list of
 * several each selection. Null if there are more than the limit.
 */
export function combinations(groups: readonly PatientGroup[], limit: number): string[][] | null {
  if (combinationCount(groups) > limit) return null;
  return groups.reduce<string[][]>(
    (all, group) => all.flatMap((before) => selectionsOf(group).map((own) => [...before, ...own])),
    [[]],
  );
}

/** The surgeries of a quote with a combination of options in place of what staff chose. */
export function surgeriesWith<S extends SurgeryChoice>(
  surgeries: readonly S[],
  { groups, configurations }: PatientOffer,
  chosen: readonly string[],
): (S & { optionIds: string[] | null })[] {
  return surgeries.map((surgery) => {
    const { surgeryId } = surgery;
    const options = groups.filter((one) => one.surgeryId === surgeryId).flatMap((one) => one.options);
    if (options.length === 0) return { ...surgery, optionIds: surgery.optionIds && [...surgery.optionIds] };
    const free = new Set(options.map(({ optionId }) => optionId));
    const others = (surgery.optionIds ?? defaultsOf(configurations, surgeryId)).filter((id) => !free.has(id));
    const own = options.filter(({ id }) => chosen.includes(id)).map(({ optionId }) => optionId);
    return { ...surgery, optionIds: [...others, ...own] };
  });
}

/**
 * The lines of a quote with a combination of options in place of what staff chose. Only options change, so that a fee that was
 * typed stays, and so does all else on the line; an option that the line has already keeps its fee.
 */
export function linesWith<L extends LineRequest>(
  lines: readonly L[],
  offer: PatientOffer,
  choice: QuoteChoice,
  chosen: readonly string[],
  gst: GstPolicy,
): L[] {
  const surgeries = surgeriesWith(choice.surgeries, offer, chosen);
  const { lines: composed } = composeLines(offer.configurations, { ...choice, surgeries }, gst);
  const byKey = new Map(composed.map((line) => [line.key, line.options]));
  const free = new Set(offer.groups.flatMap(({ options }) => options.map(({ optionId }) => optionId)));
  return lines.map((line) => {
    const wanted = byKey.get(line.key);
    if (wanted === undefined || isManual(line) || hasOwnOptions(line)) return line;
    const has = (option: ChosenOption) => line.options.find(({ id }) => id === option.id) ?? option;
    const own = wanted.filter(({ id }) => free.has(id)).map(has);
    return { ...line, options: [...line.options.filter(({ id }) => !free.has(id)), ...own] };
  });
}

/** Whether some option of a group is meant to change a price. */
export function hasPrices(group: PatientGroup, { configurations }: PatientOffer): boolean {
  const ids = new Set(group.options.map(({ optionId }) => optionId));
  const options = configurations.flatMap(({ optionGroups }) => optionGroups.flatMap((one) => one.options));
  return options.some(({ id, fee }) => ids.has(id) && changesFee(fee));
}

function changesFee(fee: OptionFee): boolean {
  if (fee.type === 'FIXED') return fee.amountMinor !== 0;
  return fee.basisPoints !== (fee.type === 'MULTIPLIER' ? 10_000 : 0);
}

function once(surgeries: readonly SurgeryChoice[]): SurgeryChoice[] {
  return [...new Map([...surgeries].reverse().map((one) => [one.surgeryId, one])).values()].reverse();
}

/** The options that are free to choose: active, and not decided by the side of the surgery. */
function freeOptions(group: OptionGroup, { side }: SurgeryChoice): PriceOption[] {
  const active = group.options.filter(({ isActive }) => isActive);
  const isDecided = group.choose === 'ONE' && active.some((option) => option.side === side);
  return isDecided ? [] : active.filter((option) => option.side === null);
}

function patientGroup(
  { surgeryId, name: surgeryName }: SurgeryConfiguration,
  surgery: SurgeryChoice,
  group: OptionGroup,
  free: readonly PriceOption[],
  priced: ReadonlySet<string>,
  lines: readonly Line[],
): PatientGroup {
  const onLines = new Set(
    lines.filter((line) => isFor(line, surgeryId)).flatMap(({ options }) => options.map(({ id }) => id)),
  );
  // The lines know best what was chosen: defaults may have changed since.
  const isChosen = ({ id, isDefault }: PriceOption) =>
    priced.has(id) ? onLines.has(id) : (surgery.optionIds?.includes(id) ?? isDefault);
  const all = free.filter(isChosen);
  const chosen = group.choose === 'ONE' ? all.slice(0, 1) : all;
  const idOf = (optionId: string) => `${surgeryId}:${optionId}`;
  return {
    id: idOf(group.id),
    surgeryId,
    surgeryName,
    listId: group.id,
    name: group.name,
    choose: group.choose,
    mayBeNone: group.choose === 'ONE' && chosen.length === 0,
    options: free.map(({ id, name }) => ({ id: idOf(id), optionId: id, name })),
    chosen: chosen.map(({ id }) => idOf(id)),
  };
}

/** A line of the surgery, or one that surgeries share. */
function isFor({ key, surgeryId }: Line, wanted: string): boolean {
  return surgeryId === wanted || !key.includes(':');
}

function alternatives({ choose, options, mayBeNone }: PatientGroup): number {
  return choose === 'SEVERAL' ? 2 ** options.length : options.length + (mayBeNone ? 1 : 0);
}

/** What may be chosen of one group, what staff chose first. */
function selectionsOf({ choose, options, mayBeNone, chosen }: PatientGroup): string[][] {
  const ids = options.map(({ id }) => id);
  const all =
    choose === 'SEVERAL'
      ? ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
      : [...(mayBeNone ? [[]] : []), ...ids.map((id) => [id])];
  const isStaffs = (own: string[]) => own.join() === chosen.join();
  return [...all.filter(isStaffs), ...all.filter((own) => !isStaffs(own))];
}

function defaultsOf(configurations: readonly SurgeryConfiguration[], surgeryId: string): string[] {
  const groups = configurations.find((one) => one.surgeryId === surgeryId)?.optionGroups ?? [];
  return groups.flatMap(({ options }) => options.filter(isDefaultNow).map(({ id }) => id));
}

function isDefaultNow({ isDefault, isActive }: PriceOption): boolean {
  return isDefault && isActive;
}

function severalOf(group: OptionGroup): OptionGroup {
  return { ...group, choose: 'SEVERAL' };
}

/** Staff decided the options of this line alone, so that the patient's choice does not reach it. */
function hasOwnOptions({ enteredOptionIds }: Pick<LineRequest, 'enteredOptionIds'>): boolean {
  return (enteredOptionIds ?? null) !== null;
}

function isManual({ base }: LineRequest): boolean {
  return base.type === 'AMOUNT' && base.source === 'MANUAL';
}

/** The configuration with options that lines of the quote have and that were removed from their list since. */
function withOptionsOf(lines: readonly Line[], configuration: SurgeryConfiguration): SurgeryConfiguration {
  const own = lines.filter(({ surgeryId }) => surgeryId === configuration.surgeryId);
  const optionGroups = configuration.optionGroups.map((group): OptionGroup => {
    if (!group.patientChooses) return group;
    const active = group.options.filter(({ isActive }) => isActive);
    const listed = new Set(active.map(({ id }) => id));
    const kept = new Map<string, PriceOption>();
    for (const { kind, options } of own)
      for (const { id, name, fee, groupName } of options) {
        if (groupName !== group.name || listed.has(id)) continue;
        const before = kept.get(id)?.appliesTo ?? [];
        const appliesTo = [...new Set([...before, kind])];
        kept.set(id, { id, name, fee, appliesTo, side: null, isDefault: false, isActive: true });
      }
    return { ...group, options: [...active, ...kept.values()] };
  });
  return { ...configuration, optionGroups };
}

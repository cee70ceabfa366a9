import type { GstPolicy } from './gst';
import type { LineRequest } from './line-request';
import type { ChosenOption, OptionFee, OptionGroup, PriceOption } from './options';
import { composeLines } from './compose-quote';
import type { QuoteChoice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

/** An option list of one surgery that the patient chooses from, with the choice made by staff. */
export interface PatientGroup {
  /** Combines surgery and list, because two surgeries of a quote may have the same list. */
  readonly id: string;
  readonly surgeryId: string;
  readonly surgeryName: string;
  readonly listId: string;
  readonly name: string;
  readonly choose: 'ONE' | 'SEVERAL';
  /** For lists allowing one, whether choosing none is allowed, which it is if staff chose none. */
  readonly mayBeNone: boolean;
  readonly options: readonly { readonly id: string; readonly optionId: string; readonly name: string }[];
  readonly chosen: readonly string[];
}

export interface PatientOffer {
  readonly groups: readonly PatientGroup[];
  /** The configurations the options come from, including options on the quote that have since been removed from their list. */
  readonly configurations: readonly SurgeryConfiguration[];
  /** Lists for the patient that do not affect any line of the quote. */
  readonly unused: readonly { readonly surgeryId: string; readonly name: string }[];
}

type ChoiceLine = Pick<LineRequest, 'key' | 'kind' | 'surgeryId' | 'options' | 'enteredOptionIds'>;

/**
 * Returns the lists the patient chooses from: those marked for the patient, unless staff or the side of the surgery already
 * decided them.
 */
export function buildPatientOffer(
  configurations: readonly SurgeryConfiguration[],
  choice: QuoteChoice,
  lines: readonly ChoiceLine[],
  gst: GstPolicy,
): PatientOffer {
  const known = configurations.map((one) => includeStoredOptions(lines, one));
  const marked = uniqueSurgeries(choice.surgeries).flatMap((surgery) => {
    const configuration = known.find(({ surgeryId }) => surgeryId === surgery.surgeryId);
    return (configuration?.optionGroups ?? [])
      .filter((group) => group.patientChooses && !surgery.decidedListIds?.includes(group.id))
      .map((group) => ({
        configuration: configuration!,
        surgery,
        group,
        free: selectableOptions(group, surgery),
      }))
      .filter(({ free }) => free.length > 0);
  });
  const keys = new Set(lines.filter((line) => !hasEnteredOptions(line)).map(({ key }) => key));
  const findAffectedLines = (ids: ReadonlySet<string>, surgeryId: string) => {
    const surgeries = choice.surgeries.map((one) =>
      one.surgeryId === surgeryId ? { ...one, optionIds: [...ids] } : { ...one, optionIds: [] },
    );
    const all = known.map((one) => ({ ...one, optionGroups: one.optionGroups.map(allowSeveral) }));
    return composeLines(all, { ...choice, surgeries }, gst).lines.filter(({ key }) => keys.has(key));
  };
  const found = marked.map(({ configuration, surgery, group, free }) => {
    const ids = new Set(free.map(({ id }) => id));
    const priced = findAffectedLines(ids, surgery.surgeryId).flatMap(({ options }) =>
      options.map(({ id }) => id),
    );
    const isUsed = priced.some((id) => ids.has(id));
    return { isUsed, group: toPatientGroup(configuration, surgery, group, free, new Set(priced), lines) };
  });
  const groups = found.flatMap(({ isUsed, group }) =>
    isUsed && countAlternatives(group) > 1 ? [group] : [],
  );
  const used = new Set(groups.map(({ listId }) => listId));
  const unused = found
    .filter(({ isUsed, group }) => !isUsed && !used.has(group.listId))
    .map(({ group: { surgeryId, name } }) => ({ surgeryId, name }));
  return { groups, configurations: known, unused };
}

/** Returns the number of combinations of the groups' options. */
export function countCombinations(groups: readonly PatientGroup[]): number {
  return groups.reduce((count, group) => count * countAlternatives(group), 1);
}

/**
 * Returns every combination of options the patient may choose, the choice of staff first: each option of a list allowing one,
 * each selection of a list allowing several. Null if there are more than `limit`.
 */
export function listCombinations(groups: readonly PatientGroup[], limit: number): string[][] | null {
  if (countCombinations(groups) > limit) return null;
  return groups.reduce<string[][]>(
    (all, group) => all.flatMap((before) => listSelections(group).map((own) => [...before, ...own])),
    [[]],
  );
}

/** Returns the surgeries of a quote with a combination of options replacing the choice of staff. */
export function applyChoicesToSurgeries<S extends SurgeryChoice>(
  surgeries: readonly S[],
  { groups, configurations }: PatientOffer,
  chosen: readonly string[],
): (S & { optionIds: string[] | null })[] {
  return surgeries.map((surgery) => {
    const { surgeryId } = surgery;
    const options = groups.filter((one) => one.surgeryId === surgeryId).flatMap((one) => one.options);
    if (options.length === 0) return { ...surgery, optionIds: surgery.optionIds && [...surgery.optionIds] };
    const free = new Set(options.map(({ optionId }) => optionId));
    const others = (surgery.optionIds ?? defaultOptionIds(configurations, surgeryId)).filter(
      (id) => !free.has(id),
    );
    const own = options.filter(({ id }) => chosen.includes(id)).map(({ optionId }) => optionId);
    return { ...surgery, optionIds: [...others, ...own] };
  });
}

/**
 * Returns the lines of a quote with a combination of options replacing the choice of staff. Only options change: fees entered by
 * staff and everything else on the line are kept, and an option already on the line keeps its fee.
 */
export function applyChoicesToLines<L extends LineRequest>(
  lines: readonly L[],
  offer: PatientOffer,
  choice: QuoteChoice,
  chosen: readonly string[],
  gst: GstPolicy,
): L[] {
  const surgeries = applyChoicesToSurgeries(choice.surgeries, offer, chosen);
  const { lines: composed } = composeLines(offer.configurations, { ...choice, surgeries }, gst);
  const byKey = new Map(composed.map((line) => [line.key, line.options]));
  const free = new Set(offer.groups.flatMap(({ options }) => options.map(({ optionId }) => optionId)));
  return lines.map((line) => {
    const composedOptions = byKey.get(line.key);
    if (composedOptions === undefined || isManualLine(line) || hasEnteredOptions(line)) return line;
    const findLineOption = (option: ChosenOption) =>
      line.options.find(({ id }) => id === option.id) ?? option;
    const own = composedOptions.filter(({ id }) => free.has(id)).map(findLineOption);
    return { ...line, options: [...line.options.filter(({ id }) => !free.has(id)), ...own] };
  });
}

/** Returns whether any option of a group changes a price. */
export function affectsPrice(group: PatientGroup, { configurations }: PatientOffer): boolean {
  const ids = new Set(group.options.map(({ optionId }) => optionId));
  const options = configurations.flatMap(({ optionGroups }) => optionGroups.flatMap((one) => one.options));
  return options.some(({ id, fee }) => ids.has(id) && changesFee(fee));
}

function changesFee(fee: OptionFee): boolean {
  if (fee.type === 'FIXED') return fee.amountMinor !== 0;
  return fee.basisPoints !== (fee.type === 'MULTIPLIER' ? 10_000 : 0);
}

function uniqueSurgeries(surgeries: readonly SurgeryChoice[]): SurgeryChoice[] {
  return [...new Map([...surgeries].reverse().map((one) => [one.surgeryId, one])).values()].reverse();
}

/** Returns the options left to choose: active, and not decided by the side of the surgery. */
function selectableOptions(group: OptionGroup, { side }: SurgeryChoice): PriceOption[] {
  const active = group.options.filter(({ isActive }) => isActive);
  const isDecided = group.choose === 'ONE' && active.some((option) => option.side === side);
  return isDecided ? [] : active.filter((option) => option.side === null);
}

function toPatientGroup(
  { surgeryId, name: surgeryName }: SurgeryConfiguration,
  surgery: SurgeryChoice,
  group: OptionGroup,
  free: readonly PriceOption[],
  priced: ReadonlySet<string>,
  lines: readonly ChoiceLine[],
): PatientGroup {
  const onLines = new Set(
    lines
      .filter((line) => isForSurgery(line, surgeryId))
      .flatMap(({ options }) => options.map(({ id }) => id)),
  );
  // The lines show what was chosen, because the defaults may have changed since.
  const isChosen = ({ id, isDefault }: PriceOption) =>
    priced.has(id) ? onLines.has(id) : (surgery.optionIds?.includes(id) ?? isDefault);
  const all = free.filter(isChosen);
  const chosen = group.choose === 'ONE' ? all.slice(0, 1) : all;
  const toGroupedId = (optionId: string) => `${surgeryId}:${optionId}`;
  return {
    id: toGroupedId(group.id),
    surgeryId,
    surgeryName,
    listId: group.id,
    name: group.name,
    choose: group.choose,
    mayBeNone: group.choose === 'ONE' && chosen.length === 0,
    options: free.map(({ id, name }) => ({ id: toGroupedId(id), optionId: id, name })),
    chosen: chosen.map(({ id }) => toGroupedId(id)),
  };
}

/** Whether a line belongs to the surgery or is shared by several. */
function isForSurgery({ key, surgeryId }: ChoiceLine, targetId: string): boolean {
  return surgeryId === targetId || !key.includes(':');
}

function countAlternatives({ choose, options, mayBeNone }: PatientGroup): number {
  return choose === 'SEVERAL' ? 2 ** options.length : options.length + (mayBeNone ? 1 : 0);
}

/** Returns the possible selections from one group, the choice of staff first. */
function listSelections({ choose, options, mayBeNone, chosen }: PatientGroup): string[][] {
  const ids = options.map(({ id }) => id);
  const all =
    choose === 'SEVERAL'
      ? ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
      : [...(mayBeNone ? [[]] : []), ...ids.map((id) => [id])];
  const isStaffSelection = (own: string[]) => own.join() === chosen.join();
  return [...all.filter(isStaffSelection), ...all.filter((own) => !isStaffSelection(own))];
}

function defaultOptionIds(configurations: readonly SurgeryConfiguration[], surgeryId: string): string[] {
  const groups = configurations.find((one) => one.surgeryId === surgeryId)?.optionGroups ?? [];
  return groups.flatMap(({ options }) => options.filter(isActiveDefault).map(({ id }) => id));
}

function isActiveDefault({ isDefault, isActive }: PriceOption): boolean {
  return isDefault && isActive;
}

function allowSeveral(group: OptionGroup): OptionGroup {
  return { ...group, choose: 'SEVERAL' };
}

/** Whether staff chose options for this line alone, so that the patient's choice does not affect it. */
function hasEnteredOptions({ enteredOptionIds }: Pick<LineRequest, 'enteredOptionIds'>): boolean {
  return (enteredOptionIds ?? null) !== null;
}

function isManualLine({ base }: LineRequest): boolean {
  return base.type === 'AMOUNT' && base.source === 'MANUAL';
}

/** Returns the configuration including options that are on the quote's lines but have since been removed from their list. */
function includeStoredOptions(
  lines: readonly ChoiceLine[],
  configuration: SurgeryConfiguration,
): SurgeryConfiguration {
  const own = lines.filter(({ surgeryId }) => surgeryId === configuration.surgeryId);
  const optionGroups = configuration.optionGroups.map((group): OptionGroup => {
    if (!group.patientChooses) return group;
    const active = group.options.filter(({ isActive }) => isActive);
    const listed = new Set(active.map(({ id }) => id));
    const unlisted = new Map<string, PriceOption>();
    for (const { kind, options } of own)
      for (const { id, name, fee, groupName } of options) {
        if (groupName !== group.name || listed.has(id)) continue;
        const before = unlisted.get(id)?.appliesTo ?? [];
        const appliesTo = [...new Set([...before, kind])];
        unlisted.set(id, { id, name, fee, appliesTo, side: null, isDefault: false, isActive: true });
      }
    return { ...group, options: [...active, ...unlisted.values()] };
  });
  return { ...configuration, optionGroups };
}

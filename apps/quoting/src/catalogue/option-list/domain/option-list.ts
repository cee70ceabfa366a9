import {
  invalid,
  type FieldError,
  type ListedOption,
  type OptionInput,
  type OptionListInput,
} from '@quillcare/contracts';
import { optionGroupProblems, searchKey } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';

/** Record rules for option lists: validated by the pricing engine's rules and searchable by their options. */
export const optionListRules: RecordRules<OptionListInput, Pick<RecordKeys, 'searchKey'>> = {
  derive: (list) => {
    refuseProblems(list);
    return { searchKey: searchKey(list.name, ...list.options.map(({ name }) => name)) };
  },
};

function refuseProblems({ name, category, choose, patientChooses, options }: OptionListInput): void {
  // The rules ignore ids, and a new option has none.
  const known = options.map((option) => ({ ...option, id: option.id ?? '' }));
  const problems = optionGroupProblems({ id: '', name, category, choose, patientChooses, options: known });
  if (problems.length > 0) throw invalid(...problems);
}

/**
 * The options as stored. New ones get an id; existing ones keep theirs, because quotes refer to it. Throws VALIDATION_FAILED for
 * a duplicate id or one the list did not have.
 */
export function optionsToStore(
  entered: readonly OptionInput[],
  before: readonly ListedOption[],
  newId: () => string,
): ListedOption[] {
  const unused = new Set(before.map(({ id }) => id));
  const unknown: FieldError[] = [];
  const options = entered.map((option, at) => {
    if (option.id !== null && !unused.delete(option.id)) {
      unknown.push({ path: `options.${at}.id`, message: 'This option does not belong to this list' });
    }
    const onlyItem = option.appliesTo.includes('IMPLANT') ? option.onlyItem : null;
    return { ...option, id: option.id ?? newId(), appliesTo: [...new Set(option.appliesTo)], onlyItem };
  });
  if (unknown.length > 0) throw invalid(...unknown);
  return options;
}

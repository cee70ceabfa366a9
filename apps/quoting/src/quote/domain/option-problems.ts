import type { FieldError } from '@quillcare/contracts';
import type { SurgeryConfiguration } from '@quillcare/rules';
import type { PriceQuestion } from './price-question';

/** Options that do not belong to their surgery. A draft keeps one that was removed after it was chosen. */
export function optionProblems(
  { choices, stored }: Pick<PriceQuestion, 'choices' | 'stored'>,
  configurations: readonly SurgeryConfiguration[],
): FieldError[] {
  return choices.surgeries.flatMap(({ surgeryId, optionIds }, at) => {
    const groups = configurations.find((one) => one.surgeryId === surgeryId)?.optionGroups ?? [];
    const offered = groups.flatMap(({ options }) => options).filter(({ isActive }) => isActive);
    const before = stored?.choices.surgeries.find((one) => one.surgeryId === surgeryId);
    const allowed = new Set([...offered.map(({ id }) => id), ...(before?.optionIds ?? [])]);
    return (optionIds ?? []).flatMap((id, place) =>
      allowed.has(id) ? [] : [{ path: `surgeries.${at}.optionIds.${place}`, message: 'Item not found' }],
    );
  });
}

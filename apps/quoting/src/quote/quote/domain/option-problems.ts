import type { FieldError, Quote } from '@quillcare/contracts';
import type { SurgeryConfiguration } from '@quillcare/rules';
import type { PriceQuestion } from './price-question';

type Chosen = Partial<Quote['surgeries'][number]>;

/**
 * Validation errors for options and lists that do not belong to their surgery. A draft may keep one that was removed after it was
 * chosen.
 */
export function optionProblems(
  { choices, stored }: Pick<PriceQuestion, 'choices' | 'stored'>,
  configurations: readonly SurgeryConfiguration[],
): FieldError[] {
  return choices.surgeries.flatMap((chosen, at) => {
    const { surgeryId } = chosen;
    const groups = configurations.find((one) => one.surgeryId === surgeryId)?.optionGroups ?? [];
    const offered = groups.flatMap(({ options }) => options).filter(({ isActive }) => isActive);
    const before: Chosen = stored?.choices.surgeries.find((one) => one.surgeryId === surgeryId) ?? {};
    const unknown = (field: 'optionIds' | 'decidedListIds', known: readonly { id: string }[]) => {
      const allowed = new Set([...known.map(({ id }) => id), ...(before[field] ?? [])]);
      return (chosen[field] ?? []).flatMap((id, place) =>
        allowed.has(id) ? [] : [{ path: `surgeries.${at}.${field}.${place}`, message: 'Item not found' }],
      );
    };
    return [...unknown('optionIds', offered), ...unknown('decidedListIds', groups)];
  });
}

import type { OfferedChoices } from '@quillcare/contracts';
import type { PaperChoices } from '@quillcare/rules';

/** The choices offered to the patient, as printed on the document. The first combination is the quote's own. */
export function offeredOnPaper(choices: OfferedChoices | null): PaperChoices | null {
  return choices && { ...choices, chosen: choices.variants[0]?.optionIds ?? [] };
}

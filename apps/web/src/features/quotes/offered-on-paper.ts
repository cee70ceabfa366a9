import type { OfferedChoices } from '@quillcare/contracts';
import type { PaperChoices } from '@quillcare/rules';

/** What the patient may choose, as the paper prints it: the first combination is the quote's own. */
export function offeredOnPaper(choices: OfferedChoices | null): PaperChoices | null {
  return choices && { ...choices, chosen: choices.variants[0]?.optionIds ?? [] };
}

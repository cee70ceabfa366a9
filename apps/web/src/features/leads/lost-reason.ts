import { optionalText } from '@quillcare/contracts';
import { z } from 'zod';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

/** Option value for a custom reason. */
export const OTHER = 'OTHER';

/** Form schema for why a lead was lost: one of the practice's reasons or a custom one. */
export const lossSchema = z
  .strictObject({ choice: optionalText(120), other: optionalText(500), note: optionalText(500) })
  .superRefine(({ choice, other }, { addIssue }) => {
    if (choice === null)
      addIssue({ code: 'custom', path: ['choice'], message: word(leadWords, 'lose.reasonMissing') });
    if (choice === OTHER && other === null)
      addIssue({ code: 'custom', path: ['other'], message: word(leadWords, 'lose.otherMissing') });
  });

/** Converts the form's values to the server's format. */
export function lossOf({ choice, other, note }: z.output<typeof lossSchema>) {
  return { reason: choice === OTHER ? other : choice, note };
}

import { optionalText } from '@quillcare/contracts';
import { z } from 'zod';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

/** Stands for a reason in one's own words. */
export const OTHER = 'OTHER';

/** Why leads are lost, as it is asked for: one of the practice's reasons, or another in one's own words. */
export const lossSchema = z
  .strictObject({ choice: optionalText(120), other: optionalText(500), note: optionalText(500) })
  .superRefine(({ choice, other }, { addIssue }) => {
    if (choice === null)
      addIssue({ code: 'custom', path: ['choice'], message: word(leadWords, 'lose.reasonMissing') });
    if (choice === OTHER && other === null)
      addIssue({ code: 'custom', path: ['other'], message: word(leadWords, 'lose.otherMissing') });
  });

/** What was chosen or typed, as the server takes it. */
export function lossOf({ choice, other, note }: z.output<typeof lossSchema>) {
  return { reason: choice === OTHER ? other : choice, note };
}

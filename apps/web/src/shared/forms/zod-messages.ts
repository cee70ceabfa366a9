import { z } from 'zod';
import { formTexts } from './form.texts';

/** The product's messages for schemas without their own. */
export function setProductMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.input === undefined || issue.input === '' || issue.input === null) return formTexts.required;
      if (issue.code === 'too_small')
        return issue.origin === 'string' ? formTexts.tooShort : formTexts.number;
      if (issue.code === 'too_big') return issue.origin === 'string' ? formTexts.tooLong : formTexts.number;
      return formTexts.invalid;
    },
  });
}

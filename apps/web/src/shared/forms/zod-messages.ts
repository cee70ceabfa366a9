import { z } from 'zod';
import { formWords } from './form.en';
import { word } from '../words/words';

/** The product's messages for schemas without their own. */
export function setProductMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.input === undefined || issue.input === '' || issue.input === null)
        return word(formWords, 'required');
      if (issue.code === 'too_small')
        return issue.origin === 'string' ? word(formWords, 'tooShort') : word(formWords, 'number');
      if (issue.code === 'too_big')
        return issue.origin === 'string' ? word(formWords, 'tooLong') : word(formWords, 'number');
      return word(formWords, 'invalid');
    },
  });
}

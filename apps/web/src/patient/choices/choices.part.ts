import type { PublicQuote } from '@quillcare/contracts';
import { formatChosenNames, formatGroupTitle, findVariant } from '@quillcare/rules';
import type { AnswerPart } from '../answer/answer-part';
import { applyChosenOptions } from './chosen-options';

export interface ChosenOptions {
  optionIds: readonly string[];
}

/** The options the patient chose, filled in further up in a section of its own. Starts with the options chosen by staff. */
export const choicesPart: AnswerPart<ChosenOptions> = {
  id: 'choices',
  applies: (quote) => quote.choices !== null,
  start: ({ quote }) => ({ optionIds: suggestionOf(quote) }),
  toDraft: ({ optionIds }) => ({ optionIds }),
  share: (values, quote) => ({ optionIds: [...validChosenIds(quote, values)] }),
  summary: (values, quote) => {
    const groups = quote.choices?.groups ?? [];
    return groups.map((group) => [
      formatGroupTitle(group, groups),
      formatChosenNames(group, validChosenIds(quote, values)),
    ]);
  },
  applyTo: (quote, values) => applyChosenOptions(quote, validChosenIds(quote, values)),
};

/** Returns the chosen options that the quote offers. The draft stored on this device may be corrupt. */
export function validChosenIds(quote: PublicQuote, { optionIds }: ChosenOptions): readonly string[] {
  return findVariant(quote.choices?.variants ?? [], optionIds)?.optionIds ?? suggestionOf(quote);
}

function suggestionOf({ choices: offered }: PublicQuote): readonly string[] {
  return offered?.variants[0]?.optionIds ?? [];
}

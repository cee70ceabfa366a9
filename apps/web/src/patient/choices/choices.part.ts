import type { PublicQuote } from '@quillcare/contracts';
import { chosenNames, groupTitle, variantWith } from '@quillcare/rules';
import type { AnswerPart } from '../answer/answer-part';
import { withChosen } from './chosen-options';

export interface ChosenOptions {
  optionIds: readonly string[];
}

/** The options the patient chose, filled in further up in a section of its own. Starts with the options chosen by staff. */
export const choices: AnswerPart<ChosenOptions> = {
  id: 'choices',
  applies: (quote) => quote.choices !== null,
  start: ({ quote }) => ({ optionIds: suggestionOf(quote) }),
  kept: ({ optionIds }) => ({ optionIds }),
  share: (values, quote) => ({ optionIds: [...chosenIn(quote, values)] }),
  summary: (values, quote) => {
    const groups = quote.choices?.groups ?? [];
    return groups.map((group) => [groupTitle(group, groups), chosenNames(group, chosenIn(quote, values))]);
  },
  shown: (quote, values) => withChosen(quote, chosenIn(quote, values)),
};

/** Returns the chosen options that the quote offers. The draft stored on this device may be corrupt. */
export function chosenIn(quote: PublicQuote, { optionIds }: ChosenOptions): readonly string[] {
  return variantWith(quote.choices?.variants ?? [], optionIds)?.optionIds ?? suggestionOf(quote);
}

function suggestionOf({ choices: offered }: PublicQuote): readonly string[] {
  return offered?.variants[0]?.optionIds ?? [];
}

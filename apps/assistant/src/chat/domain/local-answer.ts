import type { Article } from '../../article/domain/article';

/** How support is reached, for whoever the articles cannot help. */
const SUPPORT =
  'I do not know that one. Try other words, look through the help, or ask support: Monday to Friday, 9 am to 6 pm AEST, by “Contact us” in the help.';
/** Said where a language model should have answered and did not. */
const OFFLINE = '(Offline mode)';

/** The answer in the words of the best article; without one it says that it does not know, and whom to ask. */
export function localAnswer(best: Article | null, { isAllowed, isOffline }: AnswerSetting): string {
  const text = best ? wordsOf(best, isAllowed) : SUPPORT;
  return isOffline ? `${text}\n\n${OFFLINE}` : text;
}

export interface AnswerSetting {
  /** Whether the asker may do what the article shows. */
  isAllowed: boolean;
  isOffline: boolean;
}

function wordsOf({ title, steps, notes = [] }: Article, isAllowed: boolean): string {
  const numbered = steps.map((step, at) => (steps.length > 1 ? `${at + 1}. ${step}` : step));
  const who = isAllowed
    ? []
    : ['Your account does not have the right to do this. An administrator of your practice can.'];
  return [`**${title}**`, ...numbered, ...notes, ...who].join('\n');
}

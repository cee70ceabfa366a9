import type { Article } from '../../article/domain/article';

/** How to reach support when the articles do not help. */
const SUPPORT =
  'Try different words, browse the help, or contact support Monday to Friday, 9 am to 6 pm AEST, using “Contact us” in the help.';
const UNKNOWN_REPLY = 'I don’t know that one.';
const NEAR = 'These articles come closest.';
/** Appended when the language model should have worded the answer but failed. */
const OFFLINE = '(Offline mode)';

/** Q's replies to what no article answers. */
export const CANNED_REPLIES = {
  GREETING: 'Hello! Ask me how to do something in Quillcare, in your own words.',
  THANKS: 'You’re welcome. Ask me any time.',
  MEDICAL:
    'I cannot answer medical questions: I only know how Quillcare works. Please ask the surgeon or your clinical team; in an emergency call 000, or 111 in New Zealand.',
  ORDER: `${UNKNOWN_REPLY} ${SUPPORT}`,
  PAGE: 'Tell me what you want to do, and I’ll explain how.',
  FOREIGN: 'I can only answer in English. Please ask in English.',
} as const;

/** Prepended to the answer when the question contained personal details. */
export const NO_PATIENT_DETAILS_NOTE = 'You don’t need to give a patient’s details here.';

/** Q's reply to a question nothing answers; `isNear` if the closest articles are listed with it. */
export function buildUnknownAnswer(isNear: boolean): string {
  return isNear ? `${UNKNOWN_REPLY} ${NEAR} ${SUPPORT}` : `${UNKNOWN_REPLY} ${SUPPORT}`;
}

/** Appended to an answer that shows what the user may not do. */
export const NO_RIGHT_NOTE =
  'Your account does not have the right to do this. An administrator of your practice can.';

export interface AnswerContext {
  /** Whether the user has the permission to do what the article shows. */
  isAllowed: boolean;
}

export function localAnswer(
  { title, summary, steps, notes = [] }: Article,
  { isAllowed }: AnswerContext,
): string {
  const numbered = steps.map((step, at) => (steps.length > 1 ? `${at + 1}. ${step}` : step));
  const accessNote = isAllowed ? [] : [NO_RIGHT_NOTE];
  return [`**${title}**`, summary, ...numbered, ...notes, ...accessNote].join('\n');
}

export function withOfflineNote(text: string): string {
  return `${text}\n\n${OFFLINE}`;
}

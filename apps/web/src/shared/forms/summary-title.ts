import type { Problem } from '@quillcare/contracts';
import { messagesWords } from '../messages/messages.en';
import { word } from '../words/words';

/** What a form needs to know about a failed attempt. */
export type FormProblem = Pick<Problem, 'detail' | 'errors' | 'code' | 'status' | 'correlationId'> & {
  /** Whether there was no answer, or the change was not sent. */
  isUnreachable?: boolean;
  heading?: string;
};

const OF_THE_INPUT = new Set([400, 422]);

/**
 * Returns the title of a form's error summary. "Please check your input" is for errors that can be corrected in the fields.
 * Network and server failures are named as such, and a refusal says what was not done.
 */
export function summaryTitle(problem: FormProblem | null, failedTitle: string): string {
  if (problem?.heading) return problem.heading;
  if (!problem || OF_THE_INPUT.has(problem.status)) return word(messagesWords, 'checkInput');
  if (problem.isUnreachable) return word(messagesWords, 'networkError');
  if (problem.status < 500) return failedTitle;
  // Server failures have a correlation id. Without one, the error occurred in the app.
  return problem.correlationId ? word(messagesWords, 'serverError') : word(messagesWords, 'unknownError');
}

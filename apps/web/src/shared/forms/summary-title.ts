import type { Problem } from '@quillcare/contracts';
import { messagesWords } from '../messages/messages.en';
import { word } from '../words/words';

/** What a form needs to know about a failed attempt. */
export type FormProblem = Pick<Problem, 'detail' | 'errors' | 'code' | 'status' | 'correlationId'> & {
  /** There was no answer, or the change was not sent. */
  isUnreachable?: boolean;
  /** Overrides the title. */
  heading?: string;
};

const OF_THE_INPUT = new Set([400, 422]);

/**
 * The title of a form's error summary. "Please check your input" is for errors that can be corrected in the
 * fields; a failure of network or server is named as such, and a refusal says what did not happen.
 */
export function summaryTitle(problem: FormProblem | null, failedTitle: string): string {
  if (problem?.heading) return problem.heading;
  if (!problem || OF_THE_INPUT.has(problem.status)) return word(messagesWords, 'checkInput');
  if (problem.isUnreachable) return word(messagesWords, 'networkError');
  if (problem.status < 500) return failedTitle;
  // A failure on the server has a reference; one without it happened in this app.
  return problem.correlationId ? word(messagesWords, 'serverError') : word(messagesWords, 'unknownError');
}

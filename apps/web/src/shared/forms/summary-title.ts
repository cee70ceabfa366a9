import type { Problem } from '@quillcare/contracts';
import { messages } from '../messages/messages.texts';

/** What a form needs to know of a failed try. */
export type FormProblem = Pick<Problem, 'detail' | 'errors' | 'code' | 'status' | 'correlationId'> & {
  /** Nobody answered, or the change was not even tried. */
  isUnreachable?: boolean;
  /** A title of its own. */
  heading?: string;
};

const OF_THE_INPUT = new Set([400, 422]);

/**
 * The title over what is wrong with a form. "Please check your input" is for what the person can put right in the
 * fields; a network or a server that failed is named as such, and a refusal by what it kept from happening.
 */
export function summaryTitle(problem: FormProblem | null, failedTitle: string): string {
  if (problem?.heading) return problem.heading;
  if (!problem || OF_THE_INPUT.has(problem.status)) return messages.checkInput;
  if (problem.isUnreachable) return messages.networkError;
  if (problem.status < 500) return failedTitle;
  // A failure that the server knows has a reference; one without happened in this program.
  return problem.correlationId ? messages.serverError : messages.unknownError;
}

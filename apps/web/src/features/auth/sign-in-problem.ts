import { isProblem, problemHere, type ApiProblem } from '../../shared/api/problem';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { wasSuperAdminHere } from './super-admin-browser';

/** A sign-in that failed in the browser; its message is what people read. */
export class SignInFailure extends Error {}

const NOT_CONFIRMED = /^Email not confirmed\b/;
const TRANSIENT_STATUS = new Set([500, 502, 503, 504]);
const TRANSIENT_WORDS = /timeout|network|fetch|connection|\b50[023]\b/i;

/** Whether another try may help: the trouble is the network's or the server's, not the person's. */
export function isTransient(error: unknown): boolean {
  if (error instanceof SignInFailure) return false;
  if (isProblem(error)) return TRANSIENT_STATUS.has(error.status);
  return TRANSIENT_WORDS.test(messageOf(error));
}

/** What to say of a failed sign-in, whatever failed: the specification's sentence where it has one. */
export function signInProblem(error: unknown): ApiProblem {
  if (isProblem(error)) return signInMessage(error);
  if (error instanceof SignInFailure) return problemHere(error.message, 'UNAUTHENTICATED');
  const name = nameOf(error);
  // An answer that is not what the contract promises holds no session.
  if (name === 'SchemaError') return problemHere(word(messagesWords, 'signIn.noTokens'), 'UNAUTHENTICATED');
  if (name === 'TypeError') return problemHere(word(messagesWords, 'signIn.unavailable'));
  return problemHere(messageOf(error) || word(messagesWords, 'signIn.failed'));
}

/** The specification's sentence for what the server answered to a sign-in. */
export function signInMessage(problem: ApiProblem): ApiProblem {
  return { ...problem, detail: sentenceFor(problem) };
}

function sentenceFor({ code, detail }: ApiProblem): string {
  if (code === 'INVALID_CREDENTIALS')
    return wasSuperAdminHere()
      ? word(messagesWords, 'signIn.invalidForSuperAdmin')
      : word(messagesWords, 'signIn.invalid');
  if (code === 'DEADLINE_EXCEEDED') return word(messagesWords, 'signIn.slow');
  // The server's sentence for it says nothing that would help here.
  if (code === 'INTERNAL') return word(messagesWords, 'signIn.failed');
  if (NOT_CONFIRMED.test(detail)) return word(messagesWords, 'signIn.emailNotConfirmed');
  return detail || word(messagesWords, 'signIn.failed');
}

function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

function nameOf(error: unknown): string {
  const { name } = (error ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

import { isProblem, clientProblem, type ApiProblem } from '../../shared/api/problem';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { hasSuperAdminSignedIn } from './super-admin-browser';

/** A sign-in that failed in the browser. Its message is shown to the user. */
export class SignInError extends Error {}

const NOT_CONFIRMED = /^Email not confirmed\b/;
const TRANSIENT_STATUS = new Set([500, 502, 503, 504]);
const TRANSIENT_WORDS = /timeout|network|fetch|connection|\b50[023]\b/i;

/** Returns whether retrying may help, that is whether the network or the server failed rather than the user's input. */
export function isTransient(error: unknown): boolean {
  if (error instanceof SignInError) return false;
  if (isProblem(error)) return TRANSIENT_STATUS.has(error.status);
  return TRANSIENT_WORDS.test(messageOf(error));
}

/** Turns any sign-in error into a problem to show, with the specification's wording where there is one. */
export function toSignInProblem(error: unknown): ApiProblem {
  if (isProblem(error)) return withSignInMessage(error);
  if (error instanceof SignInError) return clientProblem(error.message, 'UNAUTHENTICATED');
  const name = nameOf(error);
  // A response that does not match the contract contains no session.
  if (name === 'SchemaError') return clientProblem(word(messagesWords, 'signIn.noTokens'), 'UNAUTHENTICATED');
  if (name === 'TypeError') return clientProblem(word(messagesWords, 'signIn.unavailable'));
  return clientProblem(messageOf(error) || word(messagesWords, 'signIn.failed'));
}

/** Replaces the server's message with the specification's wording for a sign-in. */
function withSignInMessage(problem: ApiProblem): ApiProblem {
  return { ...problem, detail: signInErrorText(problem) };
}

function signInErrorText({ code, detail }: ApiProblem): string {
  if (code === 'INVALID_CREDENTIALS')
    return hasSuperAdminSignedIn()
      ? word(messagesWords, 'signIn.invalidForSuperAdmin')
      : word(messagesWords, 'signIn.invalid');
  if (code === 'DEADLINE_EXCEEDED') return word(messagesWords, 'signIn.slow');
  // The server's message for this code would not help here.
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

import { problemOf } from '../../testing/fake-server';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { SignInFailure, signInProblem } from './sign-in-problem';
import { rememberRole } from './super-admin-browser';

const wrong = problemOf(401, 'INVALID_CREDENTIALS', 'Invalid email or password');

afterEach(() => localStorage.clear());

it.each([
  ['a wrong password', wrong, word(messagesWords, 'signIn.invalid')],
  [
    'a server that takes too long',
    problemOf(503, 'DEADLINE_EXCEEDED', 'late'),
    word(messagesWords, 'signIn.slow'),
  ],
  [
    'an address that was not confirmed',
    problemOf(403, 'FORBIDDEN', 'Email not confirmed. Please check your inbox.'),
    word(messagesWords, 'signIn.emailNotConfirmed'),
  ],
  ['too many tries, as the server says it', problemOf(429, 'TOO_MANY_REQUESTS', 'Too many'), 'Too many'],
  [
    'a server that failed',
    problemOf(500, 'INTERNAL', 'An unknown error occurred'),
    word(messagesWords, 'signIn.failed'),
  ],
  [
    'an answer outside the contract',
    { name: 'SchemaError', message: '[{…}]' },
    word(messagesWords, 'signIn.noTokens'),
  ],
  [
    'a fault of the program',
    { name: 'TypeError', message: 'null.user' },
    word(messagesWords, 'signIn.unavailable'),
  ],
  ['what we said ourselves', new SignInFailure('Session setup timeout'), 'Session setup timeout'],
  ['an error with a sentence', new Error('The browser refused'), 'The browser refused'],
  ['an error without one', {}, word(messagesWords, 'signIn.failed')],
  ['nothing', undefined, word(messagesWords, 'signIn.failed')],
])('has a message for %s', (_name, error, sentence) => {
  expect(signInProblem(error).detail).toBe(sentence);
});

it('advises a super admin to clear the browser’s state', () => {
  rememberRole('SUPER_ADMIN');
  expect(signInProblem(wrong).detail).toBe(word(messagesWords, 'signIn.invalidForSuperAdmin'));
  rememberRole('ORG_ADMIN');
  expect(signInProblem(wrong).detail).toBe(word(messagesWords, 'signIn.invalid'));
});

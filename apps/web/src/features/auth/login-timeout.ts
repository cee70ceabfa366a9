import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { SignInFailure } from './sign-in-problem';

export const LOGIN_TIMEOUT_MS = 60_000;

/**
 * Gives a whole sign-in 60 seconds. `goOn` is asked before each further step: after the time is over nothing may still
 * sign the person in behind the message, also when the machine slept and its clocks went on without it.
 */
export async function withinLoginTimeout<T>(work: (goOn: () => void) => Promise<T>): Promise<T> {
  const endsAt = Date.now() + LOGIN_TIMEOUT_MS;
  const goOn = () => {
    if (Date.now() >= endsAt) throw new SignInFailure(word(messagesWords, 'signIn.loginTimeout'));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SignInFailure(word(messagesWords, 'signIn.loginTimeout'))),
      LOGIN_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work(goOn), late]);
  } finally {
    clearTimeout(timer);
  }
}

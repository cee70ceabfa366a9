import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { SignInFailure } from './sign-in-problem';

export const LOGIN_TIMEOUT_MS = 60_000;

/**
 * Limits a whole sign-in to 60 seconds. `work` must call `goOn` before each further step: it throws once the time is up, so that
 * nothing signs the user in behind the error message, even if the machine slept and its timers fire late.
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

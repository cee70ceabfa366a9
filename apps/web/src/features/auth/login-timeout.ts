import { signInMessages } from '../../shared/messages/messages.texts';
import { SignInFailure } from './sign-in-problem';

export const LOGIN_TIMEOUT_MS = 60_000;

/**
 * Limits a whole sign-in to 60 seconds. Call `goOn` before each further step; it throws once the time is
 * over, so that the person is not signed in behind the message, even if the machine slept.
 */
export async function withinLoginTimeout<T>(work: (goOn: () => void) => Promise<T>): Promise<T> {
  const endsAt = Date.now() + LOGIN_TIMEOUT_MS;
  const goOn = () => {
    if (Date.now() >= endsAt) throw new SignInFailure(signInMessages.loginTimeout);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInFailure(signInMessages.loginTimeout)), LOGIN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(goOn), late]);
  } finally {
    clearTimeout(timer);
  }
}

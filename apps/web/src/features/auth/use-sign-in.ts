import { useCallback } from 'react';
import { signIn, type SessionTokens } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { showToast } from '../../shared/toasts/toast.store';
import { authWords } from './auth.en';
import { withinLoginTimeout } from './login-timeout';
import { useSessionConfirmation } from './session-confirmation';
import { SignInFailure } from './sign-in-problem';
import { withSignInTries } from './sign-in-tries';
import { beginTrace, traced } from './sign-in.trace';
import { rememberRole } from './super-admin-browser';

/** Timeout of a single sign-in request in milliseconds. */
const REQUEST_MS = 12_000;

export interface Credentials {
  email: string;
  password: string;
}

/** Returns the sign-in function: up to three requests, then confirmation of the session, all within 60 seconds. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const [run] = useOperationMutation(signIn);
  const confirm = useSessionConfirmation();
  return useCallback(
    async (credentials) => {
      const request = { body: { ...credentials, session: 'cookie' as const }, timeoutMs: REQUEST_MS };
      beginTrace();
      await withinLoginTimeout(async (goOn) => {
        const answer = await withSignInTries((attempt) => {
          goOn();
          return traced(word(authWords, 'tryOf', { count: attempt }), () => run(request));
        });
        goOn();
        const { user } = sessionOf(answer);
        await traced(word(authWords, 'confirming'), confirm);
        rememberRole(user.role);
      });
      showToast({ title: word(messagesWords, 'loggedIn') });
    },
    [run, confirm],
  );
}

// Responses are not parsed in production, so check here: a proxy's empty page must not pass for a session.
function sessionOf(answer: SessionTokens | null | undefined): SessionTokens['session'] {
  if (!answer?.session?.user) throw new SignInFailure(word(messagesWords, 'signIn.noTokens'));
  return answer.session;
}

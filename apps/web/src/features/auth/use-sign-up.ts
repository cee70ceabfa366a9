import { useCallback } from 'react';
import { signUp, type SubscriptionPlan } from '@quillcare/contracts';
import { isProblem, problemHere, toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import type { FormProblem } from '../../shared/forms/summary-title';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { showToast } from '../../shared/toasts/toast.store';
import { useSessionConfirmation } from './session-confirmation';
import { pause } from './sign-in-tries';

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  organizationName: string | null;
  phone: string;
  country: 'AU' | 'NZ';
  subscriptionPlan: SubscriptionPlan;
}

const RETRY_AFTER_MS = 1_500;

class SignUpFailure extends Error {
  constructor(
    message: string,
    readonly heading: string,
  ) {
    super(message);
  }
}

/** Creates the practice with its first account and confirms the resulting session. */
export function useSignUp(): (account: NewAccount) => Promise<void> {
  const [run] = useOperationMutation(signUp);
  const enter = useFirstSignIn();
  return useCallback(
    async (account) => {
      const answer: unknown = await run({ body: { ...account, session: 'cookie' } });
      if (!answer)
        throw new SignUpFailure(word(messagesWords, 'signUp.noData'), word(messagesWords, 'createFailed'));
      await enter();
    },
    [run, enter],
  );
}

/** Confirms a new account's session, with one retry. The account exists even if this fails. */
export function useFirstSignIn(): () => Promise<void> {
  const confirm = useSessionConfirmation();
  return useCallback(async () => {
    try {
      await confirm().catch(() => pause(RETRY_AFTER_MS).then(confirm));
    } catch {
      throw new SignUpFailure(
        word(messagesWords, 'signUp.loginFailed'),
        word(messagesWords, 'signIn.failed'),
      );
    }
    showToast({ title: word(messagesWords, 'accountCreated') });
  }, [confirm]);
}

/** Turns an error of creating an account, or of its first sign-in, into a message. */
export function accountProblem(error: unknown): FormProblem {
  if (error instanceof SignUpFailure)
    return { ...problemHere(error.message, 'UNAUTHENTICATED'), heading: error.heading };
  return toProblem(error);
}

/** Turns a failed sign-up into a message: the specification's wording, and whether anything was created. */
export function signUpProblem(error: unknown): FormProblem {
  // A response that does not match the contract does not confirm a practice.
  if ((error as { name?: unknown } | null)?.name === 'SchemaError')
    return {
      ...problemHere(word(messagesWords, 'signUp.noData')),
      heading: word(messagesWords, 'createFailed'),
    };
  const problem = accountProblem(error);
  const refused = { ...problem, detail: word(messagesWords, 'signUp.refused', { message: problem.detail }) };
  // Sign-up is a single transaction, so a server error means that nothing was created.
  if (isProblem(error) && problem.code === 'INTERNAL')
    return { ...refused, heading: word(messagesWords, 'signUp.nothingCreated') };
  return problem.code === 'TOO_MANY_REQUESTS' ? refused : problem;
}

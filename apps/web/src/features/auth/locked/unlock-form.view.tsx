import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { z } from 'zod';
import { unlockSession } from '@quillcare/contracts';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { FormFrame } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { PasswordInput } from '../../../shared/password/password.input';
import { useSessionControl } from '../../../shared/session/session.context';
import { useWords, word } from '../../../shared/words/words';
import { authWords } from '../auth.en';
import { refusalOf } from '../second-step/use-confirmation';
import { lockedWords } from './locked.en';

const password = z.strictObject({
  password: z.string().min(1, { error: () => word(authWords, 'noPassword') }),
});

/** Asks for the password of the device's owner. */
export function UnlockForm({ email }: { email: string }) {
  const t = useWords(lockedWords);
  const tAuth = useWords(authWords);
  const [run] = useOperationMutation(unlockSession);
  const { update } = useSessionControl();
  const contractForm = useContractForm({
    schema: password,
    defaultValues: { password: '' },
    labels: { password: tAuth('password') },
    toProblem: (error) => {
      const problem = toProblem(error);
      return { ...problem, detail: refusalOf(problem).message };
    },
    submit: async (body) => update((await run({ body })).session),
  });
  const { setFocus } = contractForm.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormFrame contractForm={contractForm} label={t('form')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* For password managers, which look for the username next to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput autoComplete="current-password" />
        <SubmitButton
          label={t('unlock')}
          busyLabel={t('unlocking')}
          isSubmitting={contractForm.isSubmitting}
        />
      </Box>
    </FormFrame>
  );
}

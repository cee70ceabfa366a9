import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { z } from 'zod';
import { toProblem } from '../../../shared/api/problem';
import { FormFrame } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { PasswordInput } from '../../../shared/password/password.input';
import { authWords } from '../auth.en';
import { useWords, word } from '../../../shared/words/words';
import type { ConfirmWayProps } from './confirm.view';
import { secondStepWords } from './second-step.en';
import { refusalOf, useProof } from './use-confirmation';

const password = z.strictObject({
  password: z.string().min(1, { error: () => word(authWords, 'noPassword') }),
});

/** Confirms with the password, for accounts without a second step. */
export function ConfirmByPassword({ onConfirmed, actions }: ConfirmWayProps) {
  const tAuth = useWords(authWords);
  const t = useWords(secondStepWords);
  const prove = useProof(onConfirmed);
  const contractForm = useContractForm({
    schema: password,
    defaultValues: { password: '' },
    labels: { password: tAuth('password') },
    toProblem: (error) => {
      const problem = toProblem(error);
      return { ...problem, detail: refusalOf(problem).message };
    },
    submit: (typed) => prove({ way: 'password', ...typed }),
  });
  const { setFocus } = contractForm.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormFrame contractForm={contractForm} label={t('confirm.dialogTitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('confirm.passwordIntro')}</Typography>
        <PasswordInput autoComplete="current-password" />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          {actions}
          <SubmitButton
            label={t('confirm.confirm')}
            busyLabel={t('confirm.confirming')}
            isSubmitting={contractForm.isSubmitting}
          />
        </Box>
      </Box>
    </FormFrame>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { z } from 'zod';
import { toProblem } from '../../../shared/api/problem';
import { FormFrame } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { PasswordInput } from '../../../shared/password/password.input';
import { authTexts } from '../auth.texts';
import type { ConfirmWayProps } from './confirm.view';
import { confirmTexts } from './second-step.texts';
import { refusalOf, useProof } from './use-confirmation';

const password = z.strictObject({ password: z.string().min(1, authTexts.noPassword) });

/** The password, for accounts that have no second step. */
export function ConfirmByPassword({ onConfirmed, actions }: ConfirmWayProps) {
  const prove = useProof(onConfirmed);
  const contractForm = useContractForm({
    schema: password,
    defaultValues: { password: '' },
    labels: { password: authTexts.password },
    toProblem: (error) => {
      const problem = toProblem(error);
      return { ...problem, detail: refusalOf(problem).message };
    },
    submit: (typed) => prove({ way: 'password', ...typed }),
  });
  const { setFocus } = contractForm.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormFrame contractForm={contractForm} label={confirmTexts.dialogTitle}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{confirmTexts.passwordIntro}</Typography>
        <PasswordInput autoComplete="current-password" />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          {actions}
          <SubmitButton
            label={confirmTexts.confirm}
            busyLabel={confirmTexts.confirming}
            isSubmitting={contractForm.isSubmitting}
          />
        </Box>
      </Box>
    </FormFrame>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { changePassword } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { checkNewPasswordTwice } from '../../shared/password/new-password';
import { PasswordInput } from '../../shared/password/password.input';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { showToast } from '../../shared/toasts/toast.store';
import { accountWords } from './account.en';

const passwords = z
  .strictObject({ ...changePassword.body.shape, repeated: z.string() })
  .superRefine((values, context) => checkNewPasswordTwice(values, context));

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };
const labels = () => ({
  currentPassword: word(accountWords, 'passwordChange.current'),
  newPassword: word(accountWords, 'passwordChange.fresh'),
  repeated: word(accountWords, 'passwordChange.repeated'),
});

/** Changes the user's own password, which signs out their other devices. */
export function PasswordSection() {
  const tAccount = useWords(accountWords);
  const t = useWords(messagesWords);
  const [run] = useOperationMutation(changePassword);
  const { user } = useSession();
  const contractForm = useContractForm({
    schema: passwords,
    defaultValues: EMPTY,
    labels: labels(),
    failedTitle: t('updateFailed'),
    toProblem,
    submit: async ({ currentPassword, newPassword }) => {
      await run({ body: { currentPassword, newPassword } });
      contractForm.form.reset(EMPTY);
      showToast({ title: t('passwordChanged') });
    },
  });
  return (
    <Panel title={tAccount('passwordChange.title')}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {tAccount('passwordChange.help')}
      </Typography>
      <FormFrame contractForm={contractForm} label={tAccount('passwordChange.title')}>
        {/* Tells password managers which account this password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <FormSection>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <PasswordInput
              name="currentPassword"
              label={tAccount('passwordChange.current')}
              autoComplete="current-password"
            />
            <PasswordInput
              name="newPassword"
              label={tAccount('passwordChange.fresh')}
              autoComplete="new-password"
            />
            <PasswordInput
              name="repeated"
              label={tAccount('passwordChange.repeated')}
              autoComplete="new-password"
            />
          </Box>
          <PasswordRules name="newPassword" />
        </FormSection>
        <FormActions
          submitLabel={tAccount('passwordChange.submit')}
          isSubmitting={contractForm.isSubmitting}
        />
      </FormFrame>
    </Panel>
  );
}

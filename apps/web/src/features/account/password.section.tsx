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
import { useWords } from '../../shared/words/words';
import { showToast } from '../../shared/toasts/toast.store';
import { passwordChangeTexts } from './account.texts';

const passwords = z
  .strictObject({ ...changePassword.body.shape, repeated: z.string() })
  .superRefine((values, context) => checkNewPasswordTwice(values, context));

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };
const LABELS = {
  currentPassword: passwordChangeTexts.current,
  newPassword: passwordChangeTexts.fresh,
  repeated: passwordChangeTexts.repeated,
};

/** Changes the own password; the other devices are signed out. */
export function PasswordSection() {
  const t = useWords(messagesWords);
  const [run] = useOperationMutation(changePassword);
  const { user } = useSession();
  const contractForm = useContractForm({
    schema: passwords,
    defaultValues: EMPTY,
    labels: LABELS,
    failedTitle: t('updateFailed'),
    toProblem,
    submit: async ({ currentPassword, newPassword }) => {
      await run({ body: { currentPassword, newPassword } });
      contractForm.form.reset(EMPTY);
      showToast({ title: t('passwordChanged') });
    },
  });
  return (
    <Panel title={passwordChangeTexts.title}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {passwordChangeTexts.help}
      </Typography>
      <FormFrame contractForm={contractForm} label={passwordChangeTexts.title}>
        {/* Password managers find out by this whose password they see. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <FormSection>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <PasswordInput
              name="currentPassword"
              label={passwordChangeTexts.current}
              autoComplete="current-password"
            />
            <PasswordInput name="newPassword" label={passwordChangeTexts.fresh} autoComplete="new-password" />
            <PasswordInput name="repeated" label={passwordChangeTexts.repeated} autoComplete="new-password" />
          </Box>
          <PasswordRules name="newPassword" />
        </FormSection>
        <FormActions submitLabel={passwordChangeTexts.submit} isSubmitting={contractForm.isSubmitting} />
      </FormFrame>
    </Panel>
  );
}

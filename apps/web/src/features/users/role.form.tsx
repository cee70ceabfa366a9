import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { ASSIGNABLE_ROLES, assignableRole, updateUser, type StaffUser } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { RoleInput } from './role.input';
import { userTexts } from './user.texts';

const choice = z.strictObject({ role: assignableRole });

/** Gives the person another role. */
export function RoleForm({ person, refetch }: { person: StaffUser; refetch: () => void }) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [run] = useOperationMutation(updateUser);
  const { id, version, role } = person;
  const contractForm = useContractForm({
    schema: choice,
    defaultValues: { role: ASSIGNABLE_ROLES.find((value) => value === role) ?? 'USER' },
    labels: { role: userTexts.role },
    failedTitle: tMessages('updateFailed'),
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code !== 'VERSION_CONFLICT') return problem;
      refetch();
      return { ...problem, detail: t('conflict') };
    },
    submit: async (chosen) => {
      await run({ params: { id }, body: { ...chosen, version } });
      showToast({ title: tMessages('updated'), message: person.name });
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={userTexts.roleTitle}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {userTexts.roleHelp}
      </Typography>
      <RoleInput label={userTexts.role} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <SubmitButton
          label={userTexts.saveRole}
          busyLabel={t('saving')}
          isSubmitting={contractForm.isSubmitting}
          variant="outlined"
        />
      </Box>
    </FormFrame>
  );
}

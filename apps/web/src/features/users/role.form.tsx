import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { ASSIGNABLE_ROLES, assignableRole, getUser, updateUser, type StaffUser } from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { roleName } from '../../shared/roles/role-label';
import { useWords } from '../../shared/words/words';
import { roleWords } from './role.en';
import { RoleInput } from './role.input';

const roleForm = defineForm({
  name: 'user-role',
  words: roleWords,
  schema: z.strictObject({ role: assignableRole }),
  operations: { get: getUser, update: updateUser },
  nameOf: ({ name }) => name,
  valuesOf: ({ role }) => ({ role: ASSIGNABLE_ROLES.find((value) => value === role) ?? 'USER' }),
  fields: { role: { show: (value) => roleName(assignableRole.parse(value)) } },
});

export function RoleForm({ person }: { person: StaffUser }) {
  const t = useWords(roleWords);
  const recordForm = useRecordForm({ definition: roleForm, record: person });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('help.form')}
      </Typography>
      <RoleInput label={t('fields.role')} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <SubmitButton
          label={t('save')}
          busyLabel={t('saving')}
          isSubmitting={recordForm.isSubmitting}
          variant="outlined"
        />
      </Box>
    </RecordFrame>
  );
}

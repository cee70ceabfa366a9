import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  ADMINS,
  getUser,
  resetSecondStep,
  updateUser,
  type Role,
  type StaffUser,
  ASSIGNABLE_ROLES,
  assignableRole,
} from '@quillcare/contracts';
import { FactList, Panel } from '@quillcare/ui';
import type { ActScope } from '../../shared/acts/act.types';
import { useActScope } from '../../shared/acts/use-acts';
import { defineDetail } from '../../shared/detail/detail.page';
import { useFormats } from '../../shared/formats/use-formats';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { roleName } from '../../shared/roles/role-label';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { useWords, word } from '../../shared/words/words';
import { buildActivationActs } from './activation.definition';
import { GrantsPanel } from './grants.panel';
import { roleWords } from './role.en';
import { RoleInput } from './role.input';
import { SecondStepReset } from './second-step-reset.view';
import { userWords } from './user.en';

const roleForm = defineForm({
  name: 'user-role',
  words: roleWords,
  schema: z.strictObject({ role: assignableRole }),
  operations: { get: getUser, update: updateUser },
  nameOf: ({ name }) => name,
  valuesOf: ({ role }) => ({ role: ASSIGNABLE_ROLES.find((value) => value === role) ?? 'USER' }),
  fields: { role: { show: (value) => roleName(assignableRole.parse(value)) } },
});

const ADMIN_ROLES: readonly Role[] = ADMINS;
const isAdmin = ({ role }: Pick<ActScope['user'], 'role'>) => ADMIN_ROLES.includes(role);

interface PersonProps {
  record: StaffUser;
}

export const UserDetailPage = defineDetail<StaffUser>({
  get: getUser,
  list: { path: '/users', label: () => word(userWords, 'back') },
  failed: () => word(userWords, 'loadFailed'),
  nameOf: ({ name }) => name,
  chips: ({ isActive }) => <ActiveChip isActive={isActive} />,
  acts: buildActivationActs((person, scope) => readOnlyReason(person, scope) === null),
  sideWidth: 340,
  isSideFirst: true,
  side: [AccountPanel, RolePanel, Reset],
  main: [Grants, ({ record }) => <NotesPanel entityType="USER_NOTE" entityId={record.id} />],
});

function RolePanel({ record }: PersonProps) {
  const t = useWords(roleWords);
  if (readOnlyReason(record, useActScope()) !== null) return null;
  return (
    <Panel title={t('title')}>
      <RoleForm person={record} />
    </Panel>
  );
}

function Reset({ record }: PersonProps) {
  const scope = useActScope();
  if (readOnlyReason(record, scope) !== null || !scope.allows(resetSecondStep)) return null;
  return <SecondStepReset person={record} />;
}

function Grants({ record }: PersonProps) {
  const scope = useActScope();
  return (
    isAdmin(scope.user) && (
      <GrantsPanel personId={record.id} isReadOnly={readOnlyReason(record, scope) !== null} />
    )
  );
}

/** Returns why the signed-in user may not change this user's role and rights. Null if they may. */
function readOnlyReason(
  person: StaffUser,
  { user, allows }: Pick<ActScope, 'user' | 'allows'>,
): string | null {
  const mayChange = isAdmin(user) && allows(updateUser);
  if (person.id === user.id) return word(userWords, 'ownAccount');
  if (person.role === 'SUPER_ADMIN') return word(userWords, 'superAdmin');
  return mayChange ? null : word(userWords, 'readOnly');
}

function AccountPanel({ record: person }: PersonProps) {
  const t = useWords(userWords);
  const reason = readOnlyReason(person, useActScope());
  const { date, dayOf } = useFormats();
  return (
    <Panel title={t('account')}>
      <FactList
        items={[
          { label: t('email'), value: person.email },
          { label: t('role'), value: <RoleChip role={person.role} /> },
          { label: t('joined'), value: date(dayOf(person.createdAt)) },
        ]}
      />
      {reason && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {reason}
        </Typography>
      )}
    </Panel>
  );
}

function RoleForm({ person }: { person: StaffUser }) {
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

import Typography from '@mui/material/Typography';
import {
  ADMINS,
  getUser,
  resetSecondStep,
  updateUser,
  type Role,
  type StaffUser,
} from '@quillcare/contracts';
import { Facts, Panel } from '@quillcare/ui';
import type { ActScope } from '../../shared/acts/act.types';
import { useActScope } from '../../shared/acts/use-acts';
import { defineDetail } from '../../shared/detail/detail.page';
import { useFormats } from '../../shared/formats/use-formats';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { useWords, word } from '../../shared/words/words';
import { activationActs } from './activation.definition';
import { GrantsPanel } from './grants.panel';
import { roleWords } from './role.en';
import { RoleForm } from './role.form';
import { SecondStepReset } from './second-step-reset.view';
import { userWords } from './user.en';

const ADMIN_ROLES: readonly Role[] = ADMINS;
const isAdmin = ({ role }: Pick<ActScope['user'], 'role'>) => ADMIN_ROLES.includes(role);

interface OfPerson {
  record: StaffUser;
}

export const UserDetailPage = defineDetail<StaffUser>({
  get: getUser,
  list: { path: '/users', label: () => word(userWords, 'back') },
  failed: () => word(userWords, 'loadFailed'),
  nameOf: ({ name }) => name,
  chips: ({ isActive }) => <ActiveChip isActive={isActive} />,
  acts: activationActs((person, scope) => whyNot(person, scope) === null),
  sideWidth: 340,
  isSideFirst: true,
  side: [AccountPanel, RolePanel, Reset],
  main: [Grants, ({ record }) => <NotesPanel entityType="USER_NOTE" entityId={record.id} />],
});

function RolePanel({ record }: OfPerson) {
  const t = useWords(roleWords);
  if (whyNot(record, useActScope()) !== null) return null;
  return (
    <Panel title={t('title')}>
      <RoleForm person={record} />
    </Panel>
  );
}

function Reset({ record }: OfPerson) {
  const scope = useActScope();
  if (whyNot(record, scope) !== null || !scope.allows(resetSecondStep)) return null;
  return <SecondStepReset person={record} />;
}

function Grants({ record }: OfPerson) {
  const scope = useActScope();
  return (
    isAdmin(scope.user) && <GrantsPanel personId={record.id} isReadOnly={whyNot(record, scope) !== null} />
  );
}

/** Returns why the signed-in user may not change this user's role and rights. Null if they may. */
function whyNot(person: StaffUser, { user, allows }: Pick<ActScope, 'user' | 'allows'>): string | null {
  const mayChange = isAdmin(user) && allows(updateUser);
  if (person.id === user.id) return word(userWords, 'ownAccount');
  if (person.role === 'SUPER_ADMIN') return word(userWords, 'superAdmin');
  return mayChange ? null : word(userWords, 'readOnly');
}

function AccountPanel({ record: person }: OfPerson) {
  const t = useWords(userWords);
  const reason = whyNot(person, useActScope());
  const { date, dayOf } = useFormats();
  return (
    <Panel title={t('account')}>
      <Facts
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

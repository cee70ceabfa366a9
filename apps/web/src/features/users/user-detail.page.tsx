import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import {
  ADMINS,
  getUser,
  resetSecondStep,
  updateUser,
  type Role,
  type StaffUser,
} from '@quillcare/contracts';
import { Facts, PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { BackLink } from '../../shared/navigation/back-link.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useWords, word } from '../../shared/words/words';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { ActivationButton } from './activation.view';
import { GrantsPanel } from './grants.panel';
import { roleWords } from './role.en';
import { RoleForm } from './role.form';
import { SecondStepReset } from './second-step-reset.view';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { userWords } from './user.en';

const ADMIN_ROLES: readonly Role[] = ADMINS;

/** One person: what they may do, and whether they can sign in. */
export function UserDetailPage() {
  const t = useWords(userWords);
  const { id = '' } = useParams();
  const request = useOperationQuery(getUser, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('loadFailed')}
      back={<BackLink to="/users">{t('back')}</BackLink>}
      skeleton={420}
    >
      {(person) => <Person key={person.id} person={person} />}
    </Loaded>
  );
}

function Person({ person }: { person: StaffUser }) {
  const t = useWords(userWords);
  const { user } = useSession();
  const { allows } = useRights();
  const isAdmin = ADMIN_ROLES.includes(user.role);
  const reason = whyNot(person, user.id, isAdmin && allows(updateUser));
  return (
    <>
      <PageHeader
        title={person.name}
        back={<BackLink to="/users">{t('back')}</BackLink>}
        aside={<ActiveChip isActive={person.isActive} />}
        actions={!reason && <ActivationButton person={person} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Side person={person} reason={reason} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {isAdmin && <GrantsPanel personId={person.id} isReadOnly={Boolean(reason)} />}
          <NotesPanel entityType="USER_NOTE" entityId={person.id} />
        </Box>
      </Box>
    </>
  );
}

interface SideProps {
  person: StaffUser;
  reason: string | null;
}

function Side({ person, reason }: SideProps) {
  const t = useWords(roleWords);
  const mayReset = useRights().allows(resetSecondStep);
  return (
    <Box sx={{ display: 'grid', gap: 2, order: { lg: 2 } }}>
      <AccountPanel person={person} reason={reason} />
      {!reason && (
        <Panel title={t('title')}>
          <RoleForm person={person} />
        </Panel>
      )}
      {!reason && mayReset && <SecondStepReset person={person} />}
    </Box>
  );
}

function whyNot(person: StaffUser, ownId: string, mayChange: boolean): string | null {
  if (person.id === ownId) return word(userWords, 'ownAccount');
  if (person.role === 'SUPER_ADMIN') return word(userWords, 'superAdmin');
  return mayChange ? null : word(userWords, 'readOnly');
}

function AccountPanel({ person, reason }: { person: StaffUser; reason: string | null }) {
  const t = useWords(userWords);
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

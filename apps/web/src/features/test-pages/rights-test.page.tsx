import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ADMINS, type Role, type UserProfile } from '@quillcare/contracts';
import { EmptyState, LoadingScreen } from '@quillcare/ui';
import { useSessionControl } from '../../shared/session/session.context';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { RightsTable } from './rights-table.view';
import { testTexts } from './test-pages.texts';

const ADMIN_ROLES: readonly Role[] = ADMINS;

/** Whether the signed-in person is an administrator, and what follows from it. */
export function AdminTestPage() {
  return (
    <RightsTest
      title={testTexts.admin}
      verdict={({ role }) => {
        const isSo = ADMIN_ROLES.includes(role);
        return { isSo, text: (isSo ? testTexts.isAdmin : testTexts.isNoAdmin)(ROLE_NAMES[role]) };
      }}
    />
  );
}

/** Whether the signed-in person administers the platform, and what follows from it. */
export function SuperAdminTestPage() {
  return (
    <RightsTest
      title={testTexts.superAdmin}
      verdict={({ role }) => {
        const isSo = role === 'SUPER_ADMIN';
        return { isSo, text: (isSo ? testTexts.isSuperAdmin : testTexts.isNoSuperAdmin)(ROLE_NAMES[role]) };
      }}
    />
  );
}

interface RightsTestProps {
  title: string;
  verdict: (user: UserProfile) => { isSo: boolean; text: string };
}

function RightsTest({ title, verdict }: RightsTestProps) {
  const { state } = useSessionControl();
  if (state.status === 'loading') return <LoadingScreen />;
  return (
    <PlainPage title={title} subtitle={testTexts.rightsSubtitle}>
      {state.status === 'signed-in' ? (
        <Rights user={state.session.user} verdict={verdict(state.session.user)} />
      ) : (
        <Nobody />
      )}
    </PlainPage>
  );
}

function Rights({ user, verdict }: { user: UserProfile; verdict: { isSo: boolean; text: string } }) {
  return (
    <>
      <Alert severity={verdict.isSo ? 'success' : 'info'} role="status" sx={{ mb: 3 }}>
        {verdict.text}
      </Alert>
      <Typography variant="h2" id="rights" sx={{ mb: 1.5 }}>
        {testTexts.rights}
      </Typography>
      <RightsTable rights={user} labelledBy="rights" />
    </>
  );
}

function Nobody() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <EmptyState
        title={testTexts.nobody}
        hint={testTexts.nobodyHint}
        action={
          <Button
            component={RouterLink}
            to={`/login?next=${encodeURIComponent(pathname)}`}
            variant="contained"
          >
            {testTexts.signIn}
          </Button>
        }
      />
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ADMINS, type Role, type UserProfile } from '@quillcare/contracts';
import { EmptyState, LoadingScreen } from '@quillcare/ui';
import { useSessionControl } from '../../src/shared/session/session.context';
import { PlainPage } from '../../src/shared/pages/plain-page.view';
import { roleName } from '../../src/shared/roles/role-label';
import { RightsTable } from './rights-table.view';
import { testWords } from './test-pages.en';
import { useWords } from '../../src/shared/words/words';

const ADMIN_ROLES: readonly Role[] = ADMINS;

/** Shows whether the user is a practice administrator, and the resulting rights. */
export function AdminTestPage() {
  const t = useWords(testWords);
  return (
    <RightsTest
      title={t('admin')}
      verdict={({ role }) => {
        const isSo = ADMIN_ROLES.includes(role);
        return { isSo, text: t(isSo ? 'isAdmin' : 'isNoAdmin', { role: roleName(role) }) };
      }}
    />
  );
}

/** Shows whether the user is a platform administrator, and the resulting rights. */
export function SuperAdminTestPage() {
  const t = useWords(testWords);
  return (
    <RightsTest
      title={t('superAdmin')}
      verdict={({ role }) => {
        const isSo = role === 'SUPER_ADMIN';
        return { isSo, text: t(isSo ? 'isSuperAdmin' : 'isNoSuperAdmin', { role: roleName(role) }) };
      }}
    />
  );
}

interface RightsTestProps {
  title: string;
  verdict: (user: UserProfile) => { isSo: boolean; text: string };
}

function RightsTest({ title, verdict }: RightsTestProps) {
  const t = useWords(testWords);
  const { state } = useSessionControl();
  if (state.status === 'loading') return <LoadingScreen />;
  return (
    <PlainPage title={title} subtitle={t('rightsSubtitle')}>
      {state.status === 'signed-in' ? (
        <Rights user={state.session.user} verdict={verdict(state.session.user)} />
      ) : (
        <Nobody />
      )}
    </PlainPage>
  );
}

function Rights({ user, verdict }: { user: UserProfile; verdict: { isSo: boolean; text: string } }) {
  const t = useWords(testWords);
  return (
    <>
      <Alert severity={verdict.isSo ? 'success' : 'info'} role="status" sx={{ mb: 3 }}>
        {verdict.text}
      </Alert>
      <Typography variant="h2" id="rights" sx={{ mb: 1.5 }}>
        {t('rights')}
      </Typography>
      <RightsTable rights={user} labelledBy="rights" />
    </>
  );
}

function Nobody() {
  const t = useWords(testWords);
  const { pathname } = useLocation();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <EmptyState
        title={t('nobody')}
        hint={t('nobodyHint')}
        action={
          <Button
            component={RouterLink}
            to={`/login?next=${encodeURIComponent(pathname)}`}
            variant="contained"
          >
            {t('signIn')}
          </Button>
        }
      />
    </Box>
  );
}

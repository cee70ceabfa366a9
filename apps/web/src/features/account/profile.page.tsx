import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { accountTexts } from './account.texts';
import { DeviceSection } from './device.section';
import { NameSection } from './name.section';
import { PasswordSection } from './password.section';
import { SecondStepSection } from './second-step.section';

/** The own account: who one is, the password, the second step, and where one is signed in. */
export function ProfilePage() {
  const { impersonation } = useSession();
  return (
    <>
      <PageHeader title={accountTexts.profile} subtitle={impersonation && accountTexts.notYours} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <NameSection />
        <PasswordSection />
        <SecondStepSection />
        <DeviceSection />
      </Box>
    </>
  );
}

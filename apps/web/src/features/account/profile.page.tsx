import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { accountWords } from './account.en';
import { useWords } from '../../shared/words/words';
import { DeviceSection } from './device.section';
import { NameSection } from './name.section';
import { PasswordSection } from './password.section';
import { SiteSection } from './site.section';
import { SecondStepSection } from './second-step.section';

/** The user's own account: name, password, second step and signed-in devices. */
export function ProfilePage() {
  const t = useWords(accountWords);
  const { impersonation } = useSession();
  return (
    <>
      <PageHeader title={t('profile')} subtitle={impersonation && t('notYours')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <NameSection />
        <SiteSection />
        <PasswordSection />
        <SecondStepSection />
        <DeviceSection />
      </Box>
    </>
  );
}

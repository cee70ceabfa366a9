import Box from '@mui/material/Box';
import { chooseUsualSite, listSites } from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectBox } from '../../shared/forms/select-box.view';
import { useSession } from '../../shared/session/session.context';
import { accountWords } from './account.en';
import { useWords } from '../../shared/words/words';
import { DeviceSection } from './device.section';
import { NameSection } from './name.section';
import { PasswordSection } from './password.section';
import { SecondStepSection } from './second-step.section';
import { siteWords } from './site.en';

const chooseSiteAct = actsOn<object>(siteWords, () => '').act({
  name: 'choose',
  operation: chooseUsualSite,
  asks: chooseUsualSite.body,
  request: (_nothing, body) => ({ body }),
});

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

/** The site where the user usually works, which prefills new quotes. Hidden if the practice has no sites. */
function SiteSection() {
  const t = useWords(siteWords);
  const { user } = useSession();
  const { data } = useOperationQuery(listSites, { query: { isActive: 'true', limit: 100 } });
  const { start, isRunning } = useActs();
  const sites = data?.items ?? [];
  if (sites.length === 0) return null;
  const value = sites.some(({ id }) => id === user.usualSiteId) ? (user.usualSiteId ?? '') : '';
  const choose = (siteId: string) => start(chooseSiteAct, {}, { values: { siteId: siteId || null } });
  return (
    <Panel title={t('title')}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectBox
          label={t('label')}
          help={t('help')}
          value={value}
          isDisabled={isRunning}
          options={[
            { value: '', label: t('none') },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
        />
      </Box>
    </Panel>
  );
}

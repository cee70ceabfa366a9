import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { updateOrganisation } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { FactList, PageHeader, Panel } from '@quillcare/ui';
import { useRights, useSession } from '../../shared/session/session.context';
import { Shortcuts } from '../../shared/keyboard/shortcuts.view';
import { accountWords } from './account.en';
import { useWords } from '../../shared/words/words';

export function SettingsPage() {
  const t = useWords(accountWords);
  return (
    <>
      <PageHeader title={t('settings')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <Panel title={t('appearance')}>
          <ColourChoice />
        </Panel>
        <PracticeSection />
        <Panel
          title={t('notifications')}
          hint={t('notificationsHint')}
          action={
            <Button component={RouterLink} to="/settings/notifications" size="small" variant="outlined">
              {t('notificationSettings')}
            </Button>
          }
        >
          {null}
        </Panel>
        <Panel title={t('keyboard')}>
          <Shortcuts />
        </Panel>
      </Box>
    </>
  );
}

function PracticeSection() {
  const t = useWords(accountWords);
  const { organisation } = useSession();
  const mayChange = useRights().allows(updateOrganisation);
  return (
    <Panel
      title={t('practice')}
      action={
        mayChange && (
          <Button
            component={RouterLink}
            to="/admin/organization-settings"
            size="small"
            variant="outlined"
            aria-label={t('changePracticeLabel')}
          >
            {t('changePractice')}
          </Button>
        )
      }
    >
      <FactList
        items={[
          { label: t('name'), value: organisation.name },
          { label: t('email'), value: organisation.email },
          {
            label: t('phone'),
            value: organisation.phone && formatPhone(organisation.phone, organisation.country),
          },
          { label: t('address'), value: organisation.address },
          { label: t('website'), value: organisation.website },
          { label: t('country'), value: t(`countries.${organisation.country}`) },
          { label: t('currency'), value: organisation.currency },
          { label: t('timeZone'), value: organisation.timeZone },
        ]}
      />
    </Panel>
  );
}

function ColourChoice() {
  const t = useWords(accountWords);
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('colours')}
      value={mode ?? 'system'}
      onChange={(_event, chosen: 'system' | 'light' | 'dark' | null) => chosen && setMode(chosen)}
    >
      {(['system', 'light', 'dark'] as const).map((value) => (
        <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
          {t(`mode.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

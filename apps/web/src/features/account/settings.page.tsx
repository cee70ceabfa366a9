import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { updateOrganisation } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { Facts, PageHeader, Panel } from '@quillcare/ui';
import { useRights, useSession } from '../../shared/session/session.context';
import { Shortcuts } from '../../shared/keyboard/shortcuts.view';
import { accountTexts } from './account.texts';

export function SettingsPage() {
  return (
    <>
      <PageHeader title={accountTexts.settings} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <Panel title={accountTexts.appearance}>
          <ColourChoice />
        </Panel>
        <PracticeSection />
        <Panel title={accountTexts.keyboard}>
          <Shortcuts />
        </Panel>
      </Box>
    </>
  );
}

function PracticeSection() {
  const { organisation } = useSession();
  const mayChange = useRights().allows(updateOrganisation);
  return (
    <Panel
      title={accountTexts.practice}
      action={
        mayChange && (
          <Button
            component={RouterLink}
            to="/admin/organization-settings"
            size="small"
            variant="outlined"
            aria-label={accountTexts.changePracticeLabel}
          >
            {accountTexts.changePractice}
          </Button>
        )
      }
    >
      <Facts
        items={[
          { label: accountTexts.name, value: organisation.name },
          { label: accountTexts.email, value: organisation.email },
          {
            label: accountTexts.phone,
            value: organisation.phone && formatPhone(organisation.phone, organisation.country),
          },
          { label: accountTexts.address, value: organisation.address },
          { label: accountTexts.website, value: organisation.website },
          { label: accountTexts.country, value: accountTexts.countries[organisation.country] },
          { label: accountTexts.currency, value: organisation.currency },
          { label: accountTexts.timeZone, value: organisation.timeZone },
        ]}
      />
    </Panel>
  );
}

function ColourChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={accountTexts.colours}
      value={mode ?? 'system'}
      onChange={(_event, chosen: 'system' | 'light' | 'dark' | null) => chosen && setMode(chosen)}
    >
      {(['system', 'light', 'dark'] as const).map((value) => (
        <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
          {accountTexts.mode[value]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

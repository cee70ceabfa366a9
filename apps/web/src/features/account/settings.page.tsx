import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatPhone } from '@quillcare/rules';
import { Facts, PageHeader } from '@quillcare/ui';
import { useSession } from '../../app/session';
import { accountTexts } from './account.texts';

export function SettingsPage() {
  const { organisation } = useSession();
  return (
    <>
      <PageHeader title={accountTexts.settings} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <Section title={accountTexts.appearance}>
          <ColourChoice />
        </Section>
        <Section title={accountTexts.practice}>
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
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {accountTexts.settingsNote}
          </Typography>
        </Section>
        <Section title={accountTexts.keyboard}>
          <Facts items={accountTexts.shortcuts.map(({ keys, does }) => ({ label: keys, value: does }))} />
        </Section>
      </Box>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
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

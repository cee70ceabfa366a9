import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { emailFrequency, type EmailFrequency } from '@quillcare/contracts';
import { PageHeader, Panel, Muted } from '@quillcare/ui';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { ChannelSection, type PreferenceSectionProps } from './preference-channels.section';
import { QuietSection } from './preference-quiet.section';
import { PreferenceSwitch } from './preference-switch.view';
import { TypesSection } from './preference-types.section';
import { preferenceWords } from './preference.en';
import { notificationWords } from './notification.en';
import { usePreferences } from './use-preferences';

export function NotificationPreferencesPage() {
  const t = useWords(preferenceWords);
  const back = useWords(notificationWords);
  const { request, change, shown } = usePreferences();
  return (
    <>
      <BackLink to="/notifications">{back('title')}</BackLink>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Loaded request={request} failed={t('failed')} skeleton={480}>
        {(stored) => {
          const preferences = shown(stored);
          return (
            <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
              <ChannelSection preferences={preferences} onChange={change} />
              <FrequencySection preferences={preferences} onChange={change} />
              <QuietSection preferences={preferences} onChange={change} />
              <TypesSection preferences={preferences} onChange={change} />
            </Box>
          );
        }}
      </Loaded>
    </>
  );
}

/** Email frequency, and what counts as urgent. */
function FrequencySection({ preferences, onChange }: PreferenceSectionProps) {
  const t = useWords(preferenceWords);
  const { emailFrequency: chosen, emailNotifications, urgentAtOnce } = preferences;
  return (
    <Panel title={t('frequency.title')}>
      <RadioGroup
        aria-label={t('frequency.title')}
        value={chosen}
        onChange={(_event, value) => onChange({ emailFrequency: value as EmailFrequency })}
        sx={{ mb: 1 }}
      >
        {emailFrequency.options.map((frequency) => (
          <FormControlLabel
            key={frequency}
            value={frequency}
            disabled={!emailNotifications}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', py: 0.25 }}
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography>{t(`frequency.${frequency}`)}</Typography>
                <Muted>{t(`frequency.${frequency}_help`)}</Muted>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <PreferenceSwitch
        label={t('urgent.label')}
        help={t('urgent.rule')}
        isOn={urgentAtOnce}
        isDisabled={!emailNotifications || chosen === 'NEVER'}
        onChange={(next) => onChange({ urgentAtOnce: next })}
      />
    </Panel>
  );
}

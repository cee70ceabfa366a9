import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { emailFrequency, type EmailFrequency } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import type { PreferenceSectionProps } from './preference-channels.section';
import { PreferenceSwitch } from './preference-switch.view';
import { preferenceWords } from './preference.en';

/** Email frequency, and what counts as urgent. */
export function FrequencySection({ preferences, onChange }: PreferenceSectionProps) {
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
                <Typography variant="body2" color="textSecondary">
                  {t(`frequency.${frequency}_help`)}
                </Typography>
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

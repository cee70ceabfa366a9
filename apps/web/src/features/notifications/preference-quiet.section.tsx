import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { QuietHours } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import type { PreferenceSectionProps } from './preference-channels.section';
import { preferenceWords } from './preference.en';

const NIGHT: QuietHours = { from: '19:00', to: '07:00' };
const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Times when no email is sent. */
export function QuietSection({ preferences, onChange }: PreferenceSectionProps) {
  const t = useWords(preferenceWords);
  const { organisation } = useSession();
  const { quietHours, quietDays } = preferences;
  const chooseDays = (chosen: string[]) => {
    // At least one day must remain for email.
    if (chosen.length < DAYS.length) onChange({ quietDays: chosen.map(Number).sort((a, b) => a - b) });
  };
  return (
    <Panel title={t('quiet.title')} hint={t('quiet.hint', { timeZone: organisation.timeZone })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <FormControlLabel
          label={t('quiet.hours')}
          control={
            <Switch
              checked={quietHours !== null}
              slotProps={{ input: { role: 'switch' } }}
              onChange={(_event, isOn) => onChange({ quietHours: isOn ? NIGHT : null })}
            />
          }
        />
        {quietHours && <Hours hours={quietHours} onChange={(next) => onChange({ quietHours: next })} />}
      </Box>
      <Typography id="quiet-days" sx={{ fontWeight: 500, mb: 1 }}>
        {t('quiet.days')}
      </Typography>
      <ToggleButtonGroup
        size="small"
        aria-labelledby="quiet-days"
        value={quietDays.map(String)}
        onChange={(_event, chosen: string[]) => chooseDays(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {DAYS.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            title={t(`quiet.dayName.${day}`)}
            sx={{ textTransform: 'none', px: { xs: 1, sm: 1.5 } }}
          >
            {t(`quiet.day.${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Panel>
  );
}

/** Saves once both times are set and differ. */
function Hours({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const t = useWords(preferenceWords);
  const [typed, setTyped] = useState(hours);
  const [stored, setStored] = useState(hours);
  if (stored.from !== hours.from || stored.to !== hours.to) {
    setStored(hours);
    setTyped(hours);
  }
  const save = () => {
    const { from, to } = typed;
    if (from && to && from !== to && (from !== hours.from || to !== hours.to)) onChange(typed);
  };
  const field = (name: keyof QuietHours) => (
    <TextField
      type="time"
      size="small"
      label={t(`quiet.${name}`)}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={save}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      {field('from')}
      {field('to')}
    </>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
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

const DEFAULT_QUIET_HOURS: QuietHours = { from: '19:00', to: '07:00' };
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Times when no email is sent. */
export function QuietSection({ preferences, onChange }: PreferenceSectionProps) {
  const t = useWords(preferenceWords);
  const { organisation } = useSession();
  const { quietHours, quietDays } = preferences;
  const [isRefused, setRefused] = useState(false);
  const chooseDays = (chosen: string[]) => {
    const isWholeWeek = chosen.length === WEEKDAYS.length;
    setRefused(isWholeWeek);
    if (!isWholeWeek) onChange({ quietDays: chosen.map(Number).sort((a, b) => a - b) });
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
              onChange={(_event, isOn) => onChange({ quietHours: isOn ? DEFAULT_QUIET_HOURS : null })}
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
        aria-describedby={isRefused ? 'quiet-days-error' : undefined}
        value={quietDays.map(String)}
        onChange={(_event, chosen: string[]) => chooseDays(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {WEEKDAYS.map((day) => (
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
      {isRefused && (
        <FormHelperText id="quiet-days-error" error role="alert">
          {t('quiet.oneDay')}
        </FormHelperText>
      )}
    </Panel>
  );
}

/** Saves once both times are set and differ, and otherwise says why not. */
function Hours({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const t = useWords(preferenceWords);
  const [typed, setTyped] = useState(hours);
  const [stored, setStored] = useState(hours);
  const [problem, setProblem] = useState<'same' | 'incomplete' | null>(null);
  if (stored.from !== hours.from || stored.to !== hours.to) {
    setStored(hours);
    setTyped(hours);
    setProblem(null);
  }
  const save = () => {
    const { from, to } = typed;
    const found = !from || !to ? 'incomplete' : from === to ? 'same' : null;
    setProblem(found);
    if (found === null && (from !== hours.from || to !== hours.to)) onChange(typed);
  };
  const field = (name: keyof QuietHours) => (
    <TextField
      id={`quiet-${name}`}
      type="time"
      size="small"
      label={t(`quiet.${name}`)}
      value={typed[name]}
      error={problem !== null}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={save}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-describedby': problem ? 'quiet-hours-error' : undefined },
      }}
    />
  );
  return (
    <>
      {field('from')}
      {field('to')}
      {problem && (
        <FormHelperText id="quiet-hours-error" error role="alert">
          {t(`quiet.${problem}`)}
        </FormHelperText>
      )}
    </>
  );
}

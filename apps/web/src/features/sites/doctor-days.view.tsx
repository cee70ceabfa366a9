import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { weekday, type SiteDoctor, type Weekday } from '@quillcare/contracts';
import { CloseIcon, Hint } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { siteWords } from './site.en';

export interface DoctorDaysProps {
  doctor: SiteDoctor;
  onChange: (doctor: SiteDoctor) => void;
  onRemove: () => void;
}

/** One doctor of a site, with toggle buttons for the weekdays and a remove button. */
export function DoctorDays({ doctor, onChange, onRemove }: DoctorDaysProps) {
  const t = useWords(siteWords);
  const { doctorName: name, weekdays } = doctor;
  // Sort by weekday, whatever the order of the clicks.
  const choose = (chosen: Weekday[]) =>
    onChange({ ...doctor, weekdays: weekday.options.filter((day) => chosen.includes(day)) });
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ fontWeight: 500, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {weekdays.length === 0 && <Typography color="textSecondary">{t('doctors.anyDay')}</Typography>}
        <Hint title={t('doctors.remove', { name })}>
          <IconButton size="small" onClick={onRemove} aria-label={t('doctors.remove', { name })}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Hint>
      </Box>
      <ToggleButtonGroup
        size="small"
        fullWidth
        color="primary"
        value={weekdays}
        onChange={(_event, chosen: Weekday[]) => choose(chosen)}
        aria-label={t('doctors.days', { name })}
      >
        {weekday.options.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            title={t(`weekdays.${day}`)}
            sx={{ textTransform: 'none', px: 0, minWidth: 0 }}
          >
            {t(`shortWeekdays.${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { addDays, dateFormat } from '@quillcare/rules';
import { ChevronLeftIcon, ChevronRightIcon } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { CalendarGrid } from './calendar-grid.view';
import { addMonths, firstWeekdayOf, weekOf } from './calendar-days';
import { DayItems } from './day-items.view';
import { calendarWords } from './calendar.en';
import type { CalendarProps } from './calendar.view';

export function CalendarFrame(props: CalendarProps) {
  const { items, day, isLoading = false, onOpen } = props;
  const t = useWords(calendarWords);
  const { date } = useFormats();
  const holiday = props.holidayOf?.(day);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Bar {...props} />
      <Box sx={{ height: 4 }}>{isLoading && <LinearProgress aria-label={props.label} />}</Box>
      <CalendarGrid {...props} />
      <Box component="section" aria-live="polite" sx={{ display: { md: 'none' }, mt: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
          {date(day)}
        </Typography>
        {holiday && <Typography sx={{ mb: 1 }}>{t('publicHoliday', { holiday })}</Typography>}
        <DayItems items={items.filter((item) => item.date === day)} onOpen={onOpen} />
      </Box>
    </Box>
  );
}

function Bar({ day, onDay, span, onSpan }: CalendarProps) {
  const t = useWords(calendarWords);
  const { today } = useFormats();
  const isMonth = span === 'month';
  const step = (by: 1 | -1) => onDay(isMonth ? addMonths(day, by) : addDays(day, by * 7));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
        <Title day={day} span={span} />
      </Typography>
      <Button size="small" variant="outlined" onClick={() => onDay(today())}>
        {t('today')}
      </Button>
      <Box>
        <IconButton aria-label={isMonth ? t('previousMonth') : t('previousWeek')} onClick={() => step(-1)}>
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={isMonth ? t('nextMonth') : t('nextWeek')} onClick={() => step(1)}>
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('view')}
        value={span}
        onChange={(_event, next: typeof span | null) => next && onSpan(next)}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.25 } }}
      >
        <ToggleButton value="month">{t('month')}</ToggleButton>
        <ToggleButton value="week">{t('week')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

/** "March 2026", or the first and last day of the week. */
function Title({ day, span }: Pick<CalendarProps, 'day' | 'span'>) {
  const { locale } = useFormats();
  const at = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);
  if (span === 'month')
    return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(day));
  const week = weekOf(day, firstWeekdayOf(locale));
  const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(at(week[0]!), at(week[6]!));
}

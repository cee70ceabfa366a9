import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { isoDate, listCallbackDays } from '@quillcare/contracts';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { firstWeekdayOf, weeksOf } from '../../shared/calendar/calendar-days';
import { Calendar, type CalendarItem } from '../../shared/calendar/calendar.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { loadingWords } from '../../shared/loading/loading.en';
import { BackLink } from '../../shared/navigation/back-link.view';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { isOpen } from './callback';
import { callbackWords } from './callback.en';

/** Calendar of callbacks; selecting one opens it next to the list. */
export function CallbackCalendarPage() {
  const t = useWords(callbackWords);
  const tLoading = useWords(loadingWords);
  const navigate = useNavigate();
  const { day, span, isMine, set } = useCalendarAddress();
  const { from, to } = useShownDays(day);
  const request = useOperationQuery(listCallbackDays, {
    query: { from, to, assignee: isMine ? 'me' : undefined },
  });
  const { currentData, error, refetch } = request;
  const { nameOf } = useHolidays();
  return (
    <>
      <PageHeader
        title={t('days.title')}
        back={<BackLink to="/callbacks">{t('day.list')}</BackLink>}
        actions={
          <Button component={RouterLink} to="/callbacks/my-day" variant="outlined">
            {t('myDay')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormControlLabel
          control={
            <Switch checked={isMine} onChange={({ target }) => set('mine', target.checked ? 'true' : null)} />
          }
          label={t('days.mine')}
          sx={{ justifySelf: 'start' }}
        />
        {currentData?.isCut && <Alert severity="info">{t('days.cut')}</Alert>}
        {error && !currentData ? (
          <ErrorState
            title={t('days.failed')}
            message={error.detail}
            onRetry={refetch}
            retryLabel={tLoading('retry')}
          />
        ) : (
          <Calendar
            label={t('days.title')}
            items={(currentData?.items ?? []).map(itemOf)}
            day={day}
            onDay={(next) => set('day', next)}
            span={span}
            onSpan={(next) => set('span', next === 'month' ? null : next)}
            onOpen={({ id }) => void navigate(`/callbacks?view=all&callback=${id}`)}
            holidayOf={nameOf}
            isLoading={!currentData}
          />
        )}
      </Box>
    </>
  );
}

function itemOf({
  id,
  dueDate,
  clientName,
  status,
  priority,
}: {
  id: string;
  dueDate: string;
  clientName: string;
  status: keyof typeof CALLBACK_STATUS;
  priority: string;
}): CalendarItem {
  const isUrgent = priority === 'HIGH' && isOpen({ status });
  return { id, date: dueDate, title: clientName, tone: isUrgent ? 'error' : CALLBACK_STATUS[status].tone };
}

/** Keeps the calendar's view state in the URL. */
function useCalendarAddress() {
  const { today } = useFormats();
  const [params, setParams] = useSearchParams();
  const given = isoDate.safeParse(params.get('day'));
  return {
    day: given.data ?? today(),
    span: params.get('span') === 'week' ? ('week' as const) : ('month' as const),
    isMine: params.has('mine'),
    set: (name: string, value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}

/** Returns the days of the whole month page, even in week view, so that switching between the two needs no request. */
function useShownDays(day: string): { from: string; to: string } {
  const { locale } = useFormats();
  const weeks = weeksOf(day, firstWeekdayOf(locale));
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day };
}

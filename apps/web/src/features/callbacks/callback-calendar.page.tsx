import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isoDate, listCallbackDays, type ResultOf } from '@quillcare/contracts';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { getFirstWeekday, getMonthWeeks } from '../../shared/calendar/calendar-days';
import { Calendar, type CalendarItem } from '../../shared/calendar/calendar.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { loadingWords } from '../../shared/loading/loading.en';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useUrlParams } from '../../shared/navigation/use-url-params';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { isOpenCallback } from './callback';
import { callbackWords } from './callback.en';

/** Calendar of callbacks; selecting one opens it next to the list. */
export function CallbackCalendarPage() {
  const t = useWords(callbackWords);
  const tLoading = useWords(loadingWords);
  const navigate = useNavigate();
  const { today } = useFormats();
  const { param, set } = useUrlParams();
  const day = isoDate.safeParse(param('day')).data ?? today();
  const isMine = param('mine') !== null;
  const { from, to } = useVisibleDays(day);
  const { currentData, error, refetch } = useOperationQuery(listCallbackDays, {
    query: { from, to, assignee: isMine ? 'me' : undefined },
  });
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
            <Switch
              checked={isMine}
              onChange={({ target }) => set({ mine: target.checked ? 'true' : null })}
            />
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
            onDay={(next) => set({ day: next })}
            span={param('span') === 'week' ? 'week' : 'month'}
            onSpan={(next) => set({ span: next === 'month' ? null : next })}
            onOpen={({ id }) => void navigate(`/callbacks?view=all&callback=${id}`)}
            holidayOf={nameOf}
            isLoading={!currentData}
          />
        )}
      </Box>
    </>
  );
}

type CallbackDay = ResultOf<typeof listCallbackDays>['items'][number];

function itemOf({ id, dueDate, clientName, status, priority }: CallbackDay): CalendarItem {
  const isUrgent = priority === 'HIGH' && isOpenCallback({ status });
  return { id, date: dueDate, title: clientName, tone: isUrgent ? 'error' : CALLBACK_STATUS[status].tone };
}

/** Returns the days of the whole month page, even in week view, so that switching between the two needs no request. */
function useVisibleDays(day: string): { from: string; to: string } {
  const { locale } = useFormats();
  const weeks = getMonthWeeks(day, getFirstWeekday(locale));
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day };
}

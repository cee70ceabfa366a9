import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { getCaseCalendar, isoDate, rescheduleSurgeryCase, type CalendarCase } from '@quillcare/contracts';
import { ErrorState, Muted, PageHeader } from '@quillcare/ui';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { getFirstWeekday, getWeekDays, getMonthWeeks } from '../../shared/calendar/calendar-days';
import { Calendar, type CalendarSpan } from '../../shared/calendar/calendar.view';
import { CaseFilterBar } from '../../shared/case-checklist/case-filters.view';
import { useCaseFilters, type CaseFilters } from '../../shared/case-checklist/use-case-filters';
import { useFormats } from '../../shared/formats/use-formats';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { toCalendarItem } from './calendar-items';
import { calendarPageWords } from './case-calendar.en';
import { CaseDialog } from './case.dialog';
import { moveCaseAct } from './move.definition';
import { SubscribeButton } from './subscribe.dialog';

/** Surgery by month or week, filtered by doctor and hospital. Cases are moved by dragging or from their dialog. */
export function CaseCalendarPage() {
  const t = useWords(calendarPageWords);
  const filters = useCaseFilters();
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button component={RouterLink} to="/surgery-cases">
              {t('list')}
            </Button>
            <Button component={RouterLink} to="/surgery-cases/board">
              {t('board')}
            </Button>
            <SubscribeButton doctorId={filters.query.doctorId} />
          </>
        }
      />
      <Box sx={{ mb: 2 }}>
        <CaseFilterBar filters={filters} />
      </Box>
      <CaseCalendar filters={filters} />
    </>
  );
}

function useVisiblePeriod({ param }: CaseFilters) {
  const { today, locale } = useFormats();
  const day = isoDate.safeParse(param('day')).data ?? today();
  const span: CalendarSpan = param('span') === 'week' ? 'week' : 'month';
  const first = getFirstWeekday(locale);
  const days = span === 'week' ? getWeekDays(day, first) : getMonthWeeks(day, first).flat();
  return { day, span, from: days[0]!, to: days.at(-1)! };
}

function CaseCalendar({ filters }: { filters: CaseFilters }) {
  const t = useWords(calendarPageWords);
  const formats = useFormats();
  const { nameOf } = useHolidays();
  const { allows } = useRights();
  const { day, span, from, to } = useVisiblePeriod(filters);
  const request = useOperationQuery(getCaseCalendar, { query: { ...filters.query, from, to } });
  const [opened, setOpened] = useState<CalendarCase | null>(null);
  const [carried, setCarried] = useState<CalendarCase | null>(null);
  const { start, dialog } = useActs();
  const move = (surgery: CalendarCase | null, day: string | null) =>
    surgery && start(moveCaseAct, { surgery, day }, { onClose: () => setOpened(null) });
  const mayMove = allows(rescheduleSurgeryCase);
  const cases = request.data?.items ?? [];
  const caseOf = (id: string) => cases.find((one) => one.id === id) ?? (carried?.id === id ? carried : null);
  if (request.error && !request.data)
    return <ErrorState title={t('failed')} message={request.error.detail} onRetry={request.refetch} />;
  return (
    <>
      {request.data?.isCut && <Alert severity="info">{t('cut')}</Alert>}
      <Calendar
        label={t('label')}
        items={cases.flatMap((one) => toCalendarItem(one, span, formats, mayMove) ?? [])}
        day={day}
        onDay={(next) => filters.set({ day: next })}
        span={span}
        onSpan={(next) => filters.set({ span: next === 'week' ? 'week' : null })}
        onOpen={({ id }) => setOpened(caseOf(id))}
        {...(mayMove && {
          onMove: ({ id }, to) => move(caseOf(id), to),
          onCarry: ({ id }) => setCarried(caseOf(id)),
        })}
        holidayOf={nameOf}
        isLoading={request.isFetching}
      />
      {mayMove && <Muted sx={{ mt: 1, display: { xs: 'none', md: 'block' } }}>{t('drag')}</Muted>}
      {opened && (
        <CaseDialog
          surgery={opened}
          onMove={mayMove ? () => move(opened, null) : undefined}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </>
  );
}

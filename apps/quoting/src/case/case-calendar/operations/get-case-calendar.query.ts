import { MAX_CALENDAR_CASES, getCaseCalendar } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, implement, OrganisationFacts, TenantReader } from '@quillcare/service-kit';
import { instantRange, calendarDays } from '../domain/calendar-days';
import { calendarCaseOf, type CalendarCaseRow } from '../domain/calendar-case';
import { CALENDAR_CASES_SQL } from '../persistence/calendar-cases.sql';

export const GetCaseCalendarQuery = implement(
  getCaseCalendar,
  [TenantReader, OrganisationFacts, Clock],
  (reader, organisation, clock) => ({
    async handle({ query }) {
      const { timeZone } = await organisation.current();
      const today = todayIn(clock.now(), timeZone);
      const days = calendarDays(query, today);
      const found = await reader.rows<CalendarCaseRow>('quoting.case_calendar', CALENDAR_CASES_SQL, [
        ...[query.doctorId ?? null, query.hospitalId ?? null],
        ...instantRange(days, timeZone),
      ]);
      return {
        ...days,
        timeZone,
        items: found.slice(0, MAX_CALENDAR_CASES).map((row) => calendarCaseOf(row, today)),
        isCut: found.length > MAX_CALENDAR_CASES,
      };
    },
  }),
);

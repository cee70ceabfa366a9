import { CALENDAR_CASES, getCaseCalendar, type InputOf, type ResultOf } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, OrganisationFacts, TenantReader, type Handler } from '@quillcare/service-kit';
import { boundsOf, calendarDays } from '../domain/calendar-days';
import { calendarCaseOf, type PlacedRow } from '../domain/placed-case';
import { CALENDAR_CASES_SQL } from '../persistence/placed-cases.sql';

@Implements(getCaseCalendar)
export class GetCaseCalendarQuery implements Handler<typeof getCaseCalendar> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async handle({ query }: InputOf<typeof getCaseCalendar>): Promise<ResultOf<typeof getCaseCalendar>> {
    const { timeZone } = await this.organisation.current();
    const today = todayIn(this.clock.now(), timeZone);
    const days = calendarDays(query, today);
    const found = await this.reader.rows<PlacedRow>('quoting.case_calendar', CALENDAR_CASES_SQL, [
      ...[query.doctorId ?? null, query.hospitalId ?? null],
      ...boundsOf(days, timeZone),
    ]);
    return {
      ...days,
      timeZone,
      items: found.slice(0, CALENDAR_CASES).map((row) => calendarCaseOf(row, today)),
      isCut: found.length > CALENDAR_CASES,
    };
  }
}

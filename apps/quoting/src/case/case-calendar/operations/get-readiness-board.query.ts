import { MAX_CALENDAR_CASES, getReadinessBoard } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, implement, OrganisationFacts, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { boardDays, instantRange } from '../domain/calendar-days';
import { boardCaseOf, type CalendarCaseRow } from '../domain/calendar-case';
import { BOARD_CASES, UNDATED_CASES_SQL } from '../persistence/calendar-cases.sql';

export const GetReadinessBoardQuery = implement(
  getReadinessBoard,
  [TenantReader, OrganisationFacts, PeopleNames, Clock],
  (reader, organisation, people, clock) => ({
    async handle({ query }) {
      const { timeZone } = await organisation.current();
      const today = todayIn(clock.now(), timeZone);
      const days = boardDays(query, today);
      const filters = [query.doctorId ?? null, query.hospitalId ?? null];
      const [found, undated] = await Promise.all([
        reader.rows<CalendarCaseRow>('quoting.readiness_board', BOARD_CASES, [
          ...filters,
          ...instantRange(days, timeZone),
        ]),
        reader.rows<CalendarCaseRow>('quoting.undated_cases', UNDATED_CASES_SQL, filters),
      ]);
      const dated = found.slice(0, MAX_CALENDAR_CASES);
      const owners = [...dated, ...undated].flatMap(({ items }) => items.map(({ ownerId }) => ownerId));
      const names = await people.findNames(owners);
      const cardOf = (row: CalendarCaseRow) => boardCaseOf(row, today, (userId) => names.get(userId) ?? null);
      return {
        ...days,
        timeZone,
        items: dated.map(cardOf),
        undated: undated.map(cardOf),
        undatedTotal: undated[0]?.found ?? 0,
        isCut: found.length > MAX_CALENDAR_CASES,
      };
    },
  }),
);

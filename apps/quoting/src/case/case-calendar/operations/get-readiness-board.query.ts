import { CALENDAR_CASES, getReadinessBoard } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, implement, OrganisationFacts, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { boardDays, boundsOf } from '../domain/calendar-days';
import { boardCaseOf, type PlacedRow } from '../domain/placed-case';
import { BOARD_CASES, UNDATED_SQL } from '../persistence/placed-cases.sql';

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
        reader.rows<PlacedRow>('quoting.readiness_board', BOARD_CASES, [
          ...filters,
          ...boundsOf(days, timeZone),
        ]),
        reader.rows<PlacedRow>('quoting.undated_cases', UNDATED_SQL, filters),
      ]);
      const dated = found.slice(0, CALENDAR_CASES);
      const owners = [...dated, ...undated].flatMap(({ items }) => items.map(({ ownerId }) => ownerId));
      const names = await people.of(owners);
      const cardOf = (row: PlacedRow) => boardCaseOf(row, today, (userId) => names.get(userId) ?? null);
      return {
        ...days,
        timeZone,
        items: dated.map(cardOf),
        undated: undated.map(cardOf),
        undatedTotal: undated[0]?.found ?? 0,
        isCut: found.length > CALENDAR_CASES,
      };
    },
  }),
);

import { CALENDAR_CASES, getReadinessBoard, type InputOf, type ResultOf } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Clock,
  Implements,
  OrganisationFacts,
  PeopleNames,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import { boardDays, boundsOf } from '../domain/calendar-days';
import { boardCaseOf, type PlacedRow } from '../domain/placed-case';
import { BOARD_CASES, UNDATED_SQL } from '../persistence/placed-cases.sql';

@Implements(getReadinessBoard)
export class GetReadinessBoardQuery implements Handler<typeof getReadinessBoard> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
    private readonly people: PeopleNames,
    private readonly clock: Clock,
  ) {}

  async handle({ query }: InputOf<typeof getReadinessBoard>): Promise<ResultOf<typeof getReadinessBoard>> {
    const { timeZone } = await this.organisation.current();
    const today = todayIn(this.clock.now(), timeZone);
    const days = boardDays(query, today);
    const filters = [query.doctorId ?? null, query.hospitalId ?? null];
    const [found, undated] = await Promise.all([
      this.reader.rows<PlacedRow>('quoting.readiness_board', BOARD_CASES, [
        ...filters,
        ...boundsOf(days, timeZone),
      ]),
      this.reader.rows<PlacedRow>('quoting.undated_cases', UNDATED_SQL, filters),
    ]);
    const dated = found.slice(0, CALENDAR_CASES);
    const owners = [...dated, ...undated].flatMap(({ items }) => items.map(({ ownerId }) => ownerId));
    const names = await this.people.of(owners);
    const cardOf = (row: PlacedRow) => boardCaseOf(row, today, (userId) => names.get(userId) ?? null);
    return {
      ...days,
      timeZone,
      items: dated.map(cardOf),
      undated: undated.map(cardOf),
      undatedTotal: undated[0]?.found ?? 0,
      isCut: found.length > CALENDAR_CASES,
    };
  }
}

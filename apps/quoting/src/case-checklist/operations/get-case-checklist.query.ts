import { AppError, getCaseChecklist, type CaseChecklist, type InputOf } from '@quillcare/contracts';
import { isOverdue, readinessOf } from '@quillcare/rules';
import {
  Implements,
  OrganisationFacts,
  PeopleNames,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import { CASE_ITEMS, CASE_LABEL } from '../persistence/case-checklist.sql';

type Item = CaseChecklist['items'][number];
type Row = Omit<Item, 'isOverdue' | 'ownerName' | 'decidedByName'> & { decidedById: string | null };

@Implements(getCaseChecklist)
export class GetCaseChecklistQuery implements Handler<typeof getCaseChecklist> {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ params }: InputOf<typeof getCaseChecklist>): Promise<CaseChecklist> {
    const [found, rows, today] = await Promise.all([
      this.reader.one('quoting.checklist_case', CASE_LABEL, [params.id]),
      this.reader.rows<Row>('quoting.case_checklist', CASE_ITEMS, [params.id]),
      this.organisation.today(),
    ]);
    if (!found) throw new AppError('NOT_FOUND');
    const names = await this.people.of(rows.flatMap(({ ownerId, decidedById }) => [ownerId, decidedById]));
    const items = rows.map(({ decidedById, ...row }) => ({
      ...row,
      isOverdue: isOverdue(row, today),
      ownerName: row.ownerId ? (names.get(row.ownerId) ?? null) : null,
      decidedByName: decidedById ? (names.get(decidedById) ?? null) : null,
    }));
    return { caseId: params.id, readiness: readinessOf(items, today), items };
  }
}

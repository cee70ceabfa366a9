import { Injectable } from '@nestjs/common';
import type { CaseChecklist } from '@quillcare/contracts';
import { isOverdue, readinessOf } from '@quillcare/rules';
import { OrganisationFacts, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { CASE_ITEMS } from '../persistence/case-checklist.sql';

type Item = CaseChecklist['items'][number];
type Row = Omit<Item, 'isOverdue' | 'ownerName' | 'decidedByName'> & { decidedById: string | null };

@Injectable()
export class CaseChecklistReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
    private readonly organisation: OrganisationFacts,
  ) {}

  /** Empty for an unknown case. */
  async of(caseId: string): Promise<Pick<CaseChecklist, 'readiness' | 'items'>> {
    const [rows, today] = await Promise.all([
      this.reader.rows<Row>('quoting.case_checklist', CASE_ITEMS, [caseId]),
      this.organisation.today(),
    ]);
    const names = await this.people.of(rows.flatMap(({ ownerId, decidedById }) => [ownerId, decidedById]));
    const items = rows.map(({ decidedById, ...row }) => ({
      ...row,
      isOverdue: isOverdue(row, today),
      ownerName: row.ownerId ? (names.get(row.ownerId) ?? null) : null,
      decidedByName: decidedById ? (names.get(decidedById) ?? null) : null,
    }));
    return { readiness: readinessOf(items, today), items };
  }
}

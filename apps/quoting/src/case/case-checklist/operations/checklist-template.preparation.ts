import { Injectable } from '@nestjs/common';
import { invalidInput, type caseChecklistTemplate, type FieldError } from '@quillcare/contracts';
import { TenantReader, type SentOf, type SettingsPreparation } from '@quillcare/service-kit';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';
import { OwnersReader } from './owners.reader';

const SURGERIES = `select id from quoting.surgery where organisation_id = $1 and id = any($2::uuid[])`;

type Sent = SentOf<typeof caseChecklistTemplate>;

/** Checks that owners are active staff (owners who have left since may stay) and that surgeries are the practice's. */
@Injectable()
export class ChecklistTemplatePreparation implements SettingsPreparation<typeof caseChecklistTemplate> {
  constructor(
    private readonly templates: ChecklistTemplateRepository,
    private readonly owners: OwnersReader,
    private readonly reader: TenantReader,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    const { items } = await this.templates.current();
    const existing = new Set(items.flatMap(({ ownerId }) => ownerId ?? []));
    const named = sent.items.map(({ ownerId }, at) => ({ ownerId, path: `items.${at}.ownerId` }));
    const problems = [
      ...(await this.surgeryProblems(sent.items)),
      ...(await this.owners.ownerProblems(named, existing)),
    ];
    if (problems.length > 0) throw invalidInput(...problems);
    return sent;
  }

  private async surgeryProblems(items: Sent['items']): Promise<FieldError[]> {
    const ids = [...new Set(items.flatMap(({ surgeryId }) => surgeryId ?? []))];
    if (ids.length === 0) return [];
    const rows = await this.reader.rows<{ id: string }>('quoting.surgeries_of_checklist', SURGERIES, [ids]);
    const known = new Set(rows.map(({ id }) => id));
    return items.flatMap(({ surgeryId }, at) =>
      surgeryId && !known.has(surgeryId)
        ? [{ path: `items.${at}.surgeryId`, message: 'Please choose a surgery of the practice' }]
        : [],
    );
  }
}

import {
  CaseChecklistTemplateChanged,
  invalid,
  updateCaseChecklistTemplate,
  type CaseChecklistTemplate,
  type FieldError,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';
import { ChecklistTemplateReader } from './checklist-template.reader';
import { OwnersReader } from './owners.reader';

const SURGERIES = `select id from quoting.surgery where organisation_id = $1 and id = any($2::uuid[])`;

type Input = InputOf<typeof updateCaseChecklistTemplate>;

@Implements(updateCaseChecklistTemplate)
export class UpdateCaseChecklistTemplateHandler implements Handler<typeof updateCaseChecklistTemplate> {
  constructor(
    private readonly templates: ChecklistTemplateRepository,
    private readonly template: ChecklistTemplateReader,
    private readonly owners: OwnersReader,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: Input): Promise<FieldError[]> {
    const { items } = await this.template.current();
    const kept = new Set(items.flatMap(({ ownerId }) => ownerId ?? []));
    const named = body.items.map(({ ownerId }, at) => ({ ownerId, path: `items.${at}.ownerId` }));
    return this.owners.problems(named, kept);
  }

  async handle({ body }: Input, strangers: FieldError[]): Promise<CaseChecklistTemplate> {
    const problems = await this.surgeryProblems(body.items);
    if (problems.length > 0) throw invalid(...problems);
    const changed = await this.templates.change(body.version, body.items, strangers);
    if (changed.version !== body.version)
      this.uow.emit(CaseChecklistTemplateChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }

  private async surgeryProblems(items: Input['body']['items']): Promise<FieldError[]> {
    const ids = [...new Set(items.flatMap(({ surgeryId }) => surgeryId ?? []))];
    if (ids.length === 0) return [];
    const rows = await this.uow.query<{ id: string }>(SURGERIES, [this.uow.organisationId, ids]);
    const known = new Set(rows.map(({ id }) => id));
    return items.flatMap(({ surgeryId }, at) =>
      surgeryId && !known.has(surgeryId)
        ? [{ path: `items.${at}.surgeryId`, message: 'Please choose a surgery of the practice' }]
        : [],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { invalidInput, quoteTemplates } from '@quillcare/contracts';
import {
  currentContext,
  recordEntity,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
  type RecordRow,
} from '@quillcare/service-kit';
import { TemplateReferences } from '../operations/template-references.reader';

type TemplateRow = RecordRow<typeof quoteTemplates>;

/** Templates visible to the acting user: shared ones and their own. */
@Injectable()
export class QuoteTemplateRepository extends RecordRepository<TemplateRow> {
  constructor(
    uow: UnitOfWork,
    private readonly references: TemplateReferences,
  ) {
    super(uow, recordEntity(quoteTemplates), quoteTemplates);
  }

  /** All reads and writes of a single template go through here, so that templates the user cannot see are out of reach. */
  override async find(
    id: string,
    options: { withDeleted?: boolean; lock?: boolean } = {},
  ): Promise<TemplateRow | null> {
    const found = await super.find(id, options);
    return found && isVisible(found) ? found : null;
  }

  override async insert(fields: NewRecord<TemplateRow>): Promise<TemplateRow> {
    await this.references.assertKnown(fields);
    return super.insert(fields);
  }

  /** Checks only the references that change, because a surgery may have been removed since. */
  override update(
    id: string,
    change: (template: TemplateRow) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<TemplateRow> {
    const changeAndCheck = async (template: TemplateRow): Promise<void> => {
      const { surgeries, lines, isShared } = template;
      await change(template);
      if (isShared && !isVisible(template)) throw invalidInput(NOT_AUTHOR);
      await this.references.assertKnown({
        surgeries: template.surgeries === surgeries ? [] : template.surgeries,
        lines: template.lines === lines ? [] : template.lines,
      });
    };
    return super.update(id, changeAndCheck, options);
  }
}

const NOT_AUTHOR = {
  path: 'isShared',
  message: 'Only the person who created this template can keep it to themselves',
};

function isVisible({ isShared, createdBy }: TemplateRow): boolean {
  return isShared || createdBy === currentContext().actor.userId;
}

import { Injectable } from '@nestjs/common';
import { quoteTemplates } from '@quillcare/contracts';
import {
  currentContext,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
} from '@quillcare/service-kit';
import { TemplateReferences } from '../operations/template-references.reader';
import { QuoteTemplateEntity } from './quote-template.entity';

/** Templates that the acting person may see: the shared ones and their own. */
@Injectable()
export class QuoteTemplateRepository extends RecordRepository<QuoteTemplateEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly references: TemplateReferences,
  ) {
    super(uow, QuoteTemplateEntity, quoteTemplates, {
      auditLabel: ({ name }) => name,
      unique: {
        index: 'quote_template_unique_key',
        field: 'name',
        message: 'A template with this name already exists',
      },
    });
  }

  /** Every read and write of one template goes through here, so that nobody touches one that they do not see. */
  override async find(
    id: string,
    options: { withDeleted?: boolean; lock?: boolean } = {},
  ): Promise<QuoteTemplateEntity | null> {
    const found = await super.find(id, options);
    return found && isVisible(found) ? found : null;
  }

  override async insert(fields: NewRecord<QuoteTemplateEntity>): Promise<QuoteTemplateEntity> {
    await this.references.refuseUnknown(fields);
    return super.insert(fields);
  }

  /** A surgery may have been removed since; only what is changed is looked up. */
  override update(
    id: string,
    change: (template: QuoteTemplateEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<QuoteTemplateEntity> {
    const changeAndCheck = async (template: QuoteTemplateEntity): Promise<void> => {
      const { surgeries, lines } = template;
      await change(template);
      await this.references.refuseUnknown({
        surgeries: template.surgeries === surgeries ? [] : template.surgeries,
        lines: template.lines === lines ? [] : template.lines,
      });
    };
    return super.update(id, changeAndCheck, options);
  }
}

function isVisible({ isShared, createdBy }: QuoteTemplateEntity): boolean {
  return isShared || createdBy === currentContext().actor.userId;
}

import { Injectable } from '@nestjs/common';
import { AppError, type MailTemplateKey, type MailWords } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { MailTemplateEntity } from './mail-template.entity';

@Injectable()
export class MailTemplateRepository extends TenantRepository<MailTemplateEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, MailTemplateEntity, { audit: 'MAIL_TEMPLATE', auditLabel: ({ key }) => key });
  }

  /** What the practice ever changed; there are as many templates as keys. */
  stored(): Promise<MailTemplateEntity[]> {
    return this.manager.find(MailTemplateEntity, { where: { organisationId: this.organisationId } });
  }

  /** The words of the templates that the practice changed. */
  async changedWords(): Promise<Partial<Record<MailTemplateKey, MailWords>>> {
    const changed = (await this.stored()).filter(({ isChanged }) => isChanged);
    return Object.fromEntries(changed.map((row) => [row.key, wordsOf(row)]));
  }

  /** Changes the words of a template; the first change stores them. `version` is 0 while there are none. */
  async change(key: MailTemplateKey, version: number, words: MailWords): Promise<MailTemplateEntity> {
    const stored = await this.ofKey(key);
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, words, { isChanged: true }), {
        version,
      });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both change them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert({ key, isChanged: true, ...words }),
      'mail_template_once',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  /** Lets the product's words count again. */
  async reset(key: MailTemplateKey, version: number, words: MailWords): Promise<MailTemplateEntity> {
    const stored = await this.ofKey(key);
    if (!stored) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    return this.update(stored.id, (row) => void Object.assign(row, words, { isChanged: false }), { version });
  }

  private ofKey(key: MailTemplateKey): Promise<MailTemplateEntity | null> {
    return this.manager.findOne(MailTemplateEntity, { where: { organisationId: this.organisationId, key } });
  }
}

/** The words of a row. */
export function wordsOf(row: MailTemplateEntity): MailWords {
  const { subject, heading, greeting, paragraphs, buttonLabel } = row;
  return { subject, heading, greeting, paragraphs, buttonLabel };
}

import { Injectable } from '@nestjs/common';
import { AppError, type MailTemplateKey, type MailWords } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { MailTemplateEntity } from './mail-template.entity';

@Injectable()
export class MailTemplateRepository extends TenantRepository<MailTemplateEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, MailTemplateEntity, { audit: 'MAIL_TEMPLATE', auditLabel: ({ key }) => key });
  }

  /** Returns every template the practice has ever changed, at most one per key. */
  findStored(): Promise<MailTemplateEntity[]> {
    return this.manager.find(MailTemplateEntity, { where: { organisationId: this.organisationId } });
  }

  /** Returns the wording of the templates currently customised. */
  async readCustomisedWording(): Promise<Partial<Record<MailTemplateKey, MailWords>>> {
    const changed = (await this.findStored()).filter(({ isChanged }) => isChanged);
    return Object.fromEntries(changed.map((row) => [row.key, toWording(row)]));
  }

  /** Changes a template's wording and stores it on the first change. `version` is 0 before that. */
  async change(key: MailTemplateKey, version: number, words: MailWords): Promise<MailTemplateEntity> {
    const stored = await this.findByKey(key);
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, words, { isChanged: true }), {
        version,
      });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // If two administrators make the first change concurrently, the second gets a conflict and reviews the first one's.
    return onUniqueViolation(
      () => this.insert({ key, isChanged: true, ...words }),
      'mail_template_once',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  /** Restores the product's wording. */
  async reset(key: MailTemplateKey, version: number, words: MailWords): Promise<MailTemplateEntity> {
    const stored = await this.findByKey(key);
    if (!stored) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    return this.update(stored.id, (row) => void Object.assign(row, words, { isChanged: false }), { version });
  }

  private findByKey(key: MailTemplateKey): Promise<MailTemplateEntity | null> {
    return this.manager.findOne(MailTemplateEntity, { where: { organisationId: this.organisationId, key } });
  }
}

export function toWording(row: MailTemplateEntity): MailWords {
  const { subject, heading, greeting, paragraphs, buttonLabel } = row;
  return { subject, heading, greeting, paragraphs, buttonLabel };
}

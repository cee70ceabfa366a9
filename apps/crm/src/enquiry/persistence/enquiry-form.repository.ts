import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { StoredEnquiryForm } from '../domain/enquiry-form';
import { EnquiryFormEntity } from './enquiry-form.entity';

const TAKEN = 'This address is taken. Please choose another one.';

@Injectable()
export class EnquiryFormRepository extends TenantRepository<EnquiryFormEntity> {
  constructor(private readonly work: UnitOfWork) {
    super(work, EnquiryFormEntity, { audit: 'ENQUIRY_FORM' });
  }

  /** Changes the practice's form; the first change stores it, starting with `first`. `version` is 0 while there is none. */
  async change(
    version: number,
    changes: Partial<StoredEnquiryForm>,
    first: StoredEnquiryForm,
  ): Promise<EnquiryFormEntity> {
    const stored = await this.manager.findOneBy(EnquiryFormEntity, { organisationId: this.organisationId });
    if (!stored && version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    const form = stored
      ? await this.update(stored.id, (row) => void Object.assign(row, changes), { version })
      : await this.insertFirst({ ...first, ...changes });
    if (form.slug !== stored?.slug) await this.claim(form.slug);
    return form;
  }

  // Two administrators who both save it first: the second one looks at it again.
  private insertFirst(form: StoredEnquiryForm): Promise<EnquiryFormEntity> {
    return onUniqueViolation(
      () => this.insert(form),
      'enquiry_form_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  /** Makes an address the practice's; one that it had before is its own already. */
  private async claim(slug: string): Promise<void> {
    const { organisationId } = this;
    const claimed = await this.work.execute(
      `insert into crm.enquiry_slug (slug, organisation_id, created_at) values ($1, $2, $3)
       on conflict (slug) do nothing`,
      [slug, organisationId, this.work.now()],
    );
    if (claimed > 0) return;
    const own = await this.work.query(
      'select slug from crm.enquiry_slug where organisation_id = $1 and slug = $2',
      [organisationId, slug],
    );
    if (own.length === 0)
      throw new AppError('DUPLICATE', { detail: TAKEN, errors: [{ path: 'slug', message: TAKEN }] });
  }
}

import { Injectable } from '@nestjs/common';
import { AppError, enquiryForm, type EnquiryForm } from '@quillcare/contracts';
import {
  OrganisationFacts,
  SettingsRepository,
  TenantReader,
  UnitOfWork,
  type SettingsChange,
} from '@quillcare/service-kit';
import { newEnquiryForm, type StoredEnquiryForm } from '../domain/enquiry-form';
import { EnquiryFormEntity } from './enquiry-form.entity';

const SLUG_TAKEN = 'This address is taken. Please choose another one.';
const SLUGS = 'select slug from crm.enquiry_slug where organisation_id = $1 order by created_at desc, slug';

@Injectable()
export class EnquiryFormRepository extends SettingsRepository<typeof enquiryForm, EnquiryFormEntity> {
  constructor(
    uow: UnitOfWork,
    reader: TenantReader,
    private readonly organisations: OrganisationFacts,
  ) {
    super(uow, reader, enquiryForm, { entity: EnquiryFormEntity, defaults: () => newEnquiryForm('') });
  }

  /** Uses a slug derived from the practice's name. */
  override async first(): Promise<StoredEnquiryForm> {
    return newEnquiryForm((await this.organisations.current()).name);
  }

  override async current(): Promise<EnquiryForm> {
    const form = await super.current();
    const slugs = await this.reader.rows<{ slug: string }>('crm.enquiry_slugs', SLUGS);
    const earlierSlugs = slugs.map(({ slug }) => slug).filter((slug) => slug !== form.slug);
    return { ...form, earlierSlugs };
  }

  override async change(change: SettingsChange<EnquiryFormEntity>): Promise<EnquiryFormEntity> {
    const before = (await this.stored())?.slug;
    const form = await super.change(change);
    if (form.slug !== before) await this.claim(form.slug);
    return form;
  }

  /** Claims a slug for the practice. A former one of its own is already reserved for it. */
  private async claim(slug: string): Promise<void> {
    const { organisationId } = this;
    const claimed = await this.uow.execute(
      `insert into crm.enquiry_slug (slug, organisation_id, created_at) values ($1, $2, $3)
       on conflict (slug) do nothing`,
      [slug, organisationId, this.uow.now()],
    );
    if (claimed > 0) return;
    const own = await this.uow.query(
      'select slug from crm.enquiry_slug where organisation_id = $1 and slug = $2',
      [organisationId, slug],
    );
    if (own.length === 0)
      throw new AppError('DUPLICATE', {
        detail: SLUG_TAKEN,
        errors: [{ path: 'slug', message: SLUG_TAKEN }],
      });
  }
}

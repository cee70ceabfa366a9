import { Injectable } from '@nestjs/common';
import type { EnquiryForm } from '@quillcare/contracts';
import { OrganisationFacts, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { newEnquiryForm } from './domain/enquiry-form';

const FORM = `select version, updated_at, is_on, slug, greeting, privacy_note, public_email, surgery_ids, origins,
    array(select slug from crm.enquiry_slug s where s.organisation_id = $1 and s.slug <> f.slug order by created_at desc, slug)
      as earlier_slugs
  from crm.enquiry_form f where organisation_id = $1`;

const BY_SLUG = `select f.id, f.organisation_id as "organisationId", f.is_on as "isOn", f.slug, f.greeting,
    f.privacy_note as "privacyNote", f.public_email as "publicEmail", f.surgery_ids as "surgeryIds", f.origins
  from crm.enquiry_slug s join crm.enquiry_form f using (organisation_id) where s.slug = $1`;

/** A form as whoever came by its address finds it. */
export interface FoundForm {
  id: string;
  organisationId: string;
  isOn: boolean;
  slug: string;
  greeting: string | null;
  privacyNote: string | null;
  publicEmail: string | null;
  surgeryIds: string[];
  origins: string[];
}

/** Reads enquiry forms: the practice's own, or whichever an address leads to. */
@Injectable()
export class EnquiryFormReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisations: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  /** The form of the context's practice, or what it would start with. */
  async current(): Promise<EnquiryForm> {
    const stored = await this.reader.one<EnquiryForm>('crm.enquiry_form', FORM);
    if (stored) return stored;
    const { name } = await this.organisations.current();
    return { ...newEnquiryForm(name), version: 0, updatedAt: null, earlierSlugs: [] };
  }

  /** The form with a present or an earlier address, whichever practice it belongs to. */
  async bySlug(slug: string): Promise<FoundForm | null> {
    const [found] = await this.uow.runPlatform('the address of an enquiry form tells whose it is', () =>
      this.uow.query<FoundForm>(BY_SLUG, [slug.toLowerCase()]),
    );
    return found ?? null;
  }
}

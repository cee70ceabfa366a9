import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

const BY_SLUG = `select f.id, f.organisation_id as "organisationId", f.is_on as "isOn", f.slug, f.greeting,
    f.privacy_note as "privacyNote", f.public_email as "publicEmail", f.surgery_ids as "surgeryIds", f.origins
  from crm.enquiry_slug s join crm.enquiry_form f using (organisation_id) where s.slug = $1`;

/** A form as found by its slug, across practices. */
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

@Injectable()
export class EnquiryFormReader {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns the form with this current or former slug, whichever practice it belongs to. */
  async bySlug(slug: string): Promise<FoundForm | null> {
    const [found] = await this.uow.runPlatform('the address of an enquiry form identifies its practice', () =>
      this.uow.query<FoundForm>(BY_SLUG, [slug.toLowerCase()]),
    );
    return found ?? null;
  }
}

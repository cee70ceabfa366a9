import { Injectable } from '@nestjs/common';
import type { OrganisationLogo } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';

const OWN =
  'select media_type, width, height, data from identity.organisation_logo where organisation_id = $1';

@Injectable()
export class OrganisationLogoReader {
  constructor(private readonly reader: TenantReader) {}

  /** Returns the logo of the current organisation. */
  async own(): Promise<OrganisationLogo | null> {
    const row = await this.reader.one<Omit<OrganisationLogo, 'data'> & { data: Buffer }>(
      'identity.organisation_logo',
      OWN,
    );
    return row && { ...row, data: row.data.toString('base64') };
  }
}

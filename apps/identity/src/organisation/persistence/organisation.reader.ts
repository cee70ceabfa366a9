import { Injectable } from '@nestjs/common';
import type { OrganisationRecord } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { DEMO_DOMAIN } from '../domain/demo-accounts';

const OWN = `
  select id, version, name, email, phone, address, website, country, currency, time_zone, is_active, is_non_billing,
         switched_off, created_at, plan,
         exists (select from identity."user" u
           where u.organisation_id = $1 and u.email like '%@${DEMO_DOMAIN}') as is_demonstration
    from identity.organisation
   where organisation_id = $1 and deleted_at is null`;

@Injectable()
export class OrganisationReader {
  constructor(private readonly reader: TenantReader) {}

  /** Returns the current organisation. */
  own(): Promise<(OrganisationRecord & { version: number }) | null> {
    return this.reader.one<OrganisationRecord & { version: number }>('identity.organisation', OWN);
  }
}

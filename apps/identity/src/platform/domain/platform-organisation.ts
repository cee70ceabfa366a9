import type { PlatformOrganisation } from '@quillcare/contracts';
import type { OrganisationEntity } from '../../organisation/persistence/organisation.entity';

export function platformOrganisationOf(organisation: OrganisationEntity): PlatformOrganisation {
  const { id, version, name, email, phone, address, website } = organisation;
  const {
    country,
    currency,
    timeZone,
    isActive,
    isNonBilling,
    switchedOff,
    deactivationReason,
    exportUntil,
  } = organisation;
  return {
    id,
    version,
    name,
    email,
    phone,
    address,
    website,
    country,
    currency,
    timeZone,
    isActive,
    isNonBilling,
    switchedOff,
    deactivationReason,
    exportUntil: exportUntil?.toISOString() ?? null,
  };
}

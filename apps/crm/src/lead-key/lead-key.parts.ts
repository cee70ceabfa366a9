import { defineParts } from '@quillcare/service-kit';
import { OnStaffDeactivatedConsumer } from './consumers/on-staff-deactivated.consumer';
import { CreateLeadKeyHandler } from './operations/create-lead-key.handler';
import { ListLeadKeysQuery } from './operations/list-lead-keys.query';
import { ResolveLeadKeyQuery } from './operations/resolve-lead-key.query';
import { RevokeLeadKeyHandler } from './operations/revoke-lead-key.handler';
import { LeadKeyEntity } from './persistence/lead-key.entity';
import { LeadKeyRepository } from './persistence/lead-key.repository';

/** API keys with which a practice's own website adds leads. */
export const leadKeyParts = defineParts({
  entities: [LeadKeyEntity],
  handlers: [ListLeadKeysQuery, CreateLeadKeyHandler, RevokeLeadKeyHandler, ResolveLeadKeyQuery],
  consumers: [OnStaffDeactivatedConsumer],
  providers: [LeadKeyRepository],
});

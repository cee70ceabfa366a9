import { LeadKeyChanged, revokeLeadKey } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { LeadKeyRepository, toLeadKey } from '../persistence/lead-key.repository';

export const RevokeLeadKeyHandler = implement(
  revokeLeadKey,
  [LeadKeyRepository, UnitOfWork],
  (keys, uow) => ({
    async handle({ params }) {
      const key = await keys.revoke(params.id);
      uow.emit(LeadKeyChanged, key.id, { id: key.id });
      return toLeadKey(key);
    },
  }),
);

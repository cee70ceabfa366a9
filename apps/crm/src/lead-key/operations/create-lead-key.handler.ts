import { createLeadKey, LeadKeyChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { newLeadKey } from '../domain/lead-key';
import { LeadKeyRepository, toLeadKey } from '../persistence/lead-key.repository';

export const CreateLeadKeyHandler = implement(
  createLeadKey,
  [LeadKeyRepository, UnitOfWork],
  (keys, uow) => ({
    async handle({ body }) {
      const { secret, hash, hint } = newLeadKey();
      const key = await keys.add({ name: body.name, hash, hint });
      uow.emit(LeadKeyChanged, key.id, { id: key.id });
      return { ...toLeadKey(key), secret };
    },
  }),
);

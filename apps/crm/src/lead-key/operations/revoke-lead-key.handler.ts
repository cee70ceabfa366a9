import { LeadKeyChanged, revokeLeadKey, type InputOf, type LeadKey } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { LeadKeyRepository, shownKey } from '../persistence/lead-key.repository';

@Implements(revokeLeadKey)
export class RevokeLeadKeyHandler implements Handler<typeof revokeLeadKey> {
  constructor(
    private readonly keys: LeadKeyRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof revokeLeadKey>): Promise<LeadKey> {
    const key = await this.keys.revoke(params.id);
    this.uow.emit(LeadKeyChanged, key.id, { id: key.id });
    return shownKey(key);
  }
}

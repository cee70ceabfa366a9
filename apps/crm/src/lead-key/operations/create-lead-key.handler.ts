import { createLeadKey, LeadKeyChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { newLeadKey } from '../domain/lead-key';
import { LeadKeyRepository, shownKey } from '../persistence/lead-key.repository';

@Implements(createLeadKey)
export class CreateLeadKeyHandler implements Handler<typeof createLeadKey> {
  constructor(
    private readonly keys: LeadKeyRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof createLeadKey>): Promise<ResultOf<typeof createLeadKey>> {
    const { secret, hash, hint } = newLeadKey();
    const key = await this.keys.add({ name: body.name, hash, hint });
    this.uow.emit(LeadKeyChanged, key.id, { id: key.id });
    return { ...shownKey(key), secret };
  }
}

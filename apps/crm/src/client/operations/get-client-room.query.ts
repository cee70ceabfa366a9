import { getClientRoom, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlanCheck, type Handler } from '@quillcare/service-kit';

@Implements(getClientRoom)
export class GetClientRoomQuery implements Handler<typeof getClientRoom> {
  constructor(private readonly plan: PlanCheck) {}

  handle(_input: InputOf<typeof getClientRoom>): Promise<ResultOf<typeof getClientRoom>> {
    return this.plan.room('clients');
  }
}

import { getClientRoom } from '@quillcare/contracts';
import { implement, PlanCheck } from '@quillcare/service-kit';

export const GetClientRoomQuery = implement(getClientRoom, [PlanCheck], (plan) => ({
  handle: (_input) => plan.remainingCapacity('clients'),
}));

import { listPlans } from '@quillcare/contracts';
import { PLANS } from '@quillcare/rules';
import { implement } from '@quillcare/service-kit';

export const ListPlansQuery = implement(listPlans, [], () => ({
  handle: async (_input) => ({ items: [...PLANS] }),
}));

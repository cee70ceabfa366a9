import { updateNonBilling } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { changeNonBilling } from '../domain/non-billing';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

export const UpdateNonBillingHandler = implementWith(
  updateNonBilling,
  { platform: 'a super admin changes how long a practice is not billed' },
  [PracticeNonBilling],
  (practices) => ({
    prepare: ({ params }) => practices.nameOf(params.id),

    handle: async ({ params, body }, name) =>
      nonBillingView(await practices.change(params.id, body, changeNonBilling), name),
  }),
);

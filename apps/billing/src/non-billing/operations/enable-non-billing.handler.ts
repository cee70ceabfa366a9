import { enableNonBilling } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { enableNonBilling as enable } from '../domain/non-billing';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

export const EnableNonBillingHandler = implementWith(
  enableNonBilling,
  { platform: 'a super admin stops billing a practice for a time' },
  [PracticeNonBilling],
  (practices) => ({
    prepare: ({ params }) => practices.nameOf(params.id),

    handle: async ({ params, body }, name) =>
      nonBillingView(await practices.change(params.id, body, enable), name),
  }),
);

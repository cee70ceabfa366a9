import { AppError, disableNonBilling } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { NonBillingEnd } from '../non-billing-end';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

export const DisableNonBillingHandler = implementWith(
  disableNonBilling,
  { platform: 'a super admin bills a practice again' },
  [PracticeNonBilling, NonBillingEnd, UnitOfWork],
  (practices, ending, uow) => ({
    prepare: ({ params }) => practices.nameOf(params.id),

    handle: ({ params, body }, name) =>
      uow.runFor(params.id, async () => {
        const { id, version, isNotBilled } = await practices.getSubscription();
        if (body.version === version && !isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
        return nonBillingView(await ending.end(id, uow.now(), body), name);
      }),
  }),
);

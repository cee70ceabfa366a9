import { updateBillingContact } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CurrentSubscription } from './own-subscription';

export const UpdateBillingContactHandler = implement(
  updateBillingContact,
  [CurrentSubscription],
  (subscription) => ({
    handle({ body }) {
      const { version, name, email, businessNumber } = body;
      return subscription.change(
        version,
        (row) => void Object.assign(row, { contactName: name, contactEmail: email, businessNumber }),
      );
    },
  }),
);

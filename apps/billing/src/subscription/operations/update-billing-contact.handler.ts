import { updateBillingContact } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { OwnSubscription } from './own-subscription';

export const UpdateBillingContactHandler = implement(
  updateBillingContact,
  [OwnSubscription],
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

import { updateBillingContact, type InputOf, type Subscription } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { OwnSubscription } from './own-subscription';

@Implements(updateBillingContact)
export class UpdateBillingContactHandler implements Handler<typeof updateBillingContact> {
  constructor(private readonly subscription: OwnSubscription) {}

  handle({ body }: InputOf<typeof updateBillingContact>): Promise<Subscription> {
    const { version, name, email, businessNumber } = body;
    return this.subscription.change(
      version,
      (row) => void Object.assign(row, { contactName: name, contactEmail: email, businessNumber }),
    );
  }
}

import { enableNonBilling, type InputOf, type NonBillingOrganisation } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { enableNonBilling as enable } from '../domain/non-billing';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

@Implements(enableNonBilling, { platform: 'a super admin bills a practice nothing for a time' })
export class EnableNonBillingHandler implements Handler<typeof enableNonBilling> {
  constructor(private readonly practices: PracticeNonBilling) {}

  prepare({ params }: InputOf<typeof enableNonBilling>): Promise<string> {
    return this.practices.nameOf(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof enableNonBilling>,
    name: string,
  ): Promise<NonBillingOrganisation> {
    return nonBillingView(await this.practices.change(params.id, body, enable), name);
  }
}

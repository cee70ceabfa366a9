import { updateNonBilling, type InputOf, type NonBillingOrganisation } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { changeNonBilling } from '../domain/non-billing';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

@Implements(updateNonBilling, { platform: 'a super admin changes until when a practice is not billed' })
export class UpdateNonBillingHandler implements Handler<typeof updateNonBilling> {
  constructor(private readonly practices: PracticeNonBilling) {}

  prepare({ params }: InputOf<typeof updateNonBilling>): Promise<string> {
    return this.practices.nameOf(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof updateNonBilling>,
    name: string,
  ): Promise<NonBillingOrganisation> {
    return nonBillingView(await this.practices.change(params.id, body, changeNonBilling), name);
  }
}

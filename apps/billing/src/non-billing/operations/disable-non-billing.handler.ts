import { AppError, disableNonBilling, type InputOf, type NonBillingOrganisation } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { NonBillingEnd } from '../non-billing-end';
import { nonBillingView, PracticeNonBilling } from './practice-non-billing';

@Implements(disableNonBilling, { platform: 'a super admin bills a practice again' })
export class DisableNonBillingHandler implements Handler<typeof disableNonBilling> {
  constructor(
    private readonly practices: PracticeNonBilling,
    private readonly ending: NonBillingEnd,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ params }: InputOf<typeof disableNonBilling>): Promise<string> {
    return this.practices.nameOf(params.id);
  }

  handle({ params, body }: InputOf<typeof disableNonBilling>, name: string): Promise<NonBillingOrganisation> {
    return this.uow.runFor(params.id, async () => {
      const { id, version, isNotBilled } = await this.practices.own();
      if (body.version === version && !isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
      return nonBillingView(await this.ending.end(id, this.uow.now(), body), name);
    });
  }
}

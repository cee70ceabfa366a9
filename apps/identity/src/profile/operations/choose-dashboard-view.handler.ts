import { chooseDashboardView, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';

@Implements(chooseDashboardView)
export class ChooseDashboardViewHandler implements Handler<typeof chooseDashboardView> {
  constructor(private readonly users: UserRepository) {}

  async handle({ body }: InputOf<typeof chooseDashboardView>): Promise<ResultOf<typeof chooseDashboardView>> {
    await this.users.chooseDashboardView(requireUser().userId, body.view);
    return body;
  }
}

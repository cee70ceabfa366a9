import { chooseDashboardView } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';

export const ChooseDashboardViewHandler = implement(chooseDashboardView, [UserRepository], (users) => ({
  async handle({ body }) {
    await users.chooseDashboardView(requireUser().userId, body.view);
    return body;
  },
}));

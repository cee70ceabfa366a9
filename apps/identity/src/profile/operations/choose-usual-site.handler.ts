import {
  AppError,
  chooseUsualSite,
  organisationOf,
  readDirectoryNames,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, Implements, RpcClient, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';

@Implements(chooseUsualSite)
export class ChooseUsualSiteHandler implements Handler<typeof chooseUsualSite> {
  constructor(
    private readonly users: UserRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Sites are kept by another service; one that is not offered any more cannot be chosen. */
  async prepare({ body }: InputOf<typeof chooseUsualSite>): Promise<void> {
    if (body.siteId === null) return;
    const organisationId = organisationOf(currentContext().principal);
    if (!organisationId) throw new AppError('FORBIDDEN');
    const { sites } = await this.rpc.call(readDirectoryNames, { body: { organisationId } });
    if (!sites.some(({ id }) => id === body.siteId)) throw new AppError('NOT_FOUND');
  }

  async handle({ body }: InputOf<typeof chooseUsualSite>): Promise<ResultOf<typeof chooseUsualSite>> {
    await this.users.chooseUsualSite(requireUser().userId, body.siteId);
    return { usualSiteId: body.siteId };
  }
}

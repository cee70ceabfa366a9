import { AppError, setDefaultSite, SiteChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SiteRepository } from '../persistence/site.repository';

@Implements(setDefaultSite)
export class SetDefaultSiteHandler implements Handler<typeof setDefaultSite> {
  constructor(
    private readonly sites: SiteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof setDefaultSite>): Promise<ResultOf<typeof setDefaultSite>> {
    // Otherwise two people who choose at the same time would both find the same former one.
    await this.uow.lock('default site');
    const former = await this.sites.findDefault();
    if (former && former.id !== params.id) await this.setDefault(former.id, false);
    return this.setDefault(params.id, true, body.version);
  }

  private async setDefault(id: string, isDefault: boolean, version?: number) {
    const site = await this.sites.update(
      id,
      (row) => {
        if (isDefault && !row.isActive) throw new AppError('SITE_INACTIVE');
        row.isDefault = isDefault;
      },
      { version },
    );
    this.uow.emit(SiteChanged, id, { id });
    return { id, version: site.version };
  }
}

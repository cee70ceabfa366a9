import {
  AppError,
  getOrganisationOverview,
  type InputOf,
  type OrganisationOverview,
} from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { OrganisationFiguresReader } from '../organisation-figures';
import { ORGANISATION_COLUMNS } from './organisation-columns';

type Row = Omit<OrganisationOverview, 'dataStats' | 'owner' | 'subscriptionStatus' | 'trialEndDate'>;

const REASON = 'super admins see any practice of the platform';
const members = (condition: string) =>
  `(select count(*)::int from identity."user" u where u.organisation_id = o.id and u.deleted_at is null${condition})`;
const OVERVIEW = `
  select ${ORGANISATION_COLUMNS}, country, time_zone, ${members('')} as members, ${members(' and u.is_active')} as active_members
    from identity.organisation o where id = $1 and deleted_at is null`;

@Implements(getOrganisationOverview)
export class GetOrganisationOverviewQuery implements Handler<typeof getOrganisationOverview> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly figures: OrganisationFiguresReader,
  ) {}

  async handle({ params }: InputOf<typeof getOrganisationOverview>): Promise<OrganisationOverview> {
    const row = await this.reader.one<Row>(REASON, 'identity.organisationOverview', OVERVIEW, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    const { plan, ...figures } = (await this.figures.of([row.id]))(row.id);
    return {
      ...row,
      ...figures,
      subscriptionStatus: plan?.status ?? null,
      trialEndDate: plan?.trialEndDate ?? null,
    };
  }
}

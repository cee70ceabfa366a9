import { Injectable } from '@nestjs/common';
import {
  countClients,
  countDirectories,
  listPlansOf,
  type OrganisationStats,
  type OrganisationSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { PlatformReader, RpcClient } from '@quillcare/service-kit';
import { ServiceAnswers } from './service-answers';

type PlanOf = ResultOf<typeof listPlansOf>['items'][number];
type Owner = Omit<NonNullable<OrganisationSummary['owner']>, 'subscriptionPlan'> & { organisationId: string };

/** Figures of a practice shown in the list of practices next to its own row. */
export interface OrganisationFigures {
  readonly dataStats: OrganisationStats;
  readonly owner: OrganisationSummary['owner'];
  readonly plan: PlanOf | undefined;
}

const REASON = 'super admins see who founded which practice';

// The owner is the first administrator, normally the founder. If they have left, it is the first one who is still there.
const OWNERS = `
  select o.id as organisation_id, u.first_name, u.last_name, u.email
    from unnest($1::uuid[]) as o (id)
    cross join lateral (
      select first_name, last_name, email from identity."user"
       where organisation_id = o.id and role = 'ORG_ADMIN' and deleted_at is null
       order by is_active desc, created_at, id limit 1) u`;

const UNKNOWN: OrganisationStats = {
  clients: null,
  doctors: null,
  hospitals: null,
  sites: null,
  surgeries: null,
};

/** Gathers figures of practices from identity and other services, with one request per service for a whole page of the list. */
@Injectable()
export class OrganisationFiguresReader {
  constructor(
    private readonly reader: PlatformReader,
    private readonly rpc: RpcClient,
    private readonly answers: ServiceAnswers,
  ) {}

  /**
   * Returns the figures by id. Those a service does not return in time are shown as unknown, because support is needed most
   * during an outage.
   */
  async of(organisationIds: string[]): Promise<(organisationId: string) => OrganisationFigures> {
    const body = { organisationIds };
    const [owners, clients, directories, plans] = await Promise.all([
      this.reader.rows<Owner>(REASON, 'identity.owners', OWNERS, [organisationIds]),
      this.answers.told(this.rpc.call(countClients, { body })),
      this.answers.told(this.rpc.call(countDirectories, { body })),
      this.answers.told(this.rpc.call(listPlansOf, { body })),
    ]);
    return (id) => {
      const isIt = ({ organisationId }: { organisationId: string }) => organisationId === id;
      const [owner, plan] = [owners.find(isIt), plans?.items.find(isIt)];
      return {
        dataStats: { ...UNKNOWN, ...clients?.items.find(isIt), ...directories?.items.find(isIt) },
        owner: owner ? { ...owner, subscriptionPlan: plan?.plan ?? null } : null,
        plan,
      };
    };
  }
}

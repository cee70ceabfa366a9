import { Injectable } from '@nestjs/common';
import {
  AppError,
  countClients,
  countDirectories,
  listPlansOf,
  type ErrorCode,
  type OrganisationStats,
  type OrganisationSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { PlatformReader, ProcessLogger, RpcClient } from '@quillcare/service-kit';

type PlanOf = ResultOf<typeof listPlansOf>['items'][number];
type Owner = Omit<NonNullable<OrganisationSummary['owner']>, 'subscriptionPlan'> & { organisationId: string };

/** Figures of a practice in the list of practices, beside its own row. */
export interface OrganisationFigures {
  readonly dataStats: OrganisationStats;
  readonly owner: OrganisationSummary['owner'];
  readonly plan: PlanOf | undefined;
}

const REASON = 'super admins see who founded which practice';

// The founder is the first administrator; where they have left, the first who is still there speaks for the practice.
const OWNERS = `
  select o.id as organisation_id, u.first_name, u.last_name, u.email
    from unnest($1::uuid[]) as o (id)
    cross join lateral (
      select first_name, last_name, email from identity."user"
       where organisation_id = o.id and role = 'ORG_ADMIN' and deleted_at is null
       order by is_active desc, created_at, id limit 1) u`;

const AWAY: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];
const UNKNOWN: OrganisationStats = {
  clients: null,
  doctors: null,
  hospitals: null,
  sites: null,
  surgeries: null,
};

/** Gathers what identity and other services know of practices: one question to each, for a whole page of the list. */
@Injectable()
export class OrganisationFiguresReader {
  constructor(
    private readonly reader: PlatformReader,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  /** By id. What a service does not answer in time is shown as unknown: support is needed most during an outage. */
  async of(organisationIds: string[]): Promise<(organisationId: string) => OrganisationFigures> {
    const body = { organisationIds };
    const [owners, clients, directories, plans] = await Promise.all([
      this.reader.rows<Owner>(REASON, 'identity.owners', OWNERS, [organisationIds]),
      this.told(this.rpc.call(countClients, { body })),
      this.told(this.rpc.call(countDirectories, { body })),
      this.told(this.rpc.call(listPlansOf, { body })),
    ]);
    return (id) => {
      const isIt = ({ organisationId }: { organisationId: string }) => organisationId === id;
      const [owner, plan] = [owners.find(isIt), plans.find(isIt)];
      return {
        dataStats: { ...UNKNOWN, ...clients.find(isIt), ...directories.find(isIt) },
        owner: owner ? { ...owner, subscriptionPlan: plan?.plan ?? null } : null,
        plan,
      };
    };
  }

  private async told<T>(answer: Promise<{ items: T[] }>): Promise<T[]> {
    try {
      return (await answer).items;
    } catch (error) {
      if (!(error instanceof AppError) || !AWAY.includes(error.code)) throw error;
      this.logger.warn({ code: error.code }, 'figures of practices are missing: a service did not answer');
      return [];
    }
  }
}

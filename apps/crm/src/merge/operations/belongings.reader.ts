import { Injectable } from '@nestjs/common';
import {
  AppError,
  can,
  countCallbacksOfClients,
  countQuoteMails,
  countQuotesOfClients,
  MAX_MAILED_QUOTES,
  type BelongingKind,
  type MergePreview,
} from '@quillcare/contracts';
import { currentContext, ProcessLogger, RpcClient, TenantReader } from '@quillcare/service-kit';
import { CLIENT_BELONGINGS, type ClientBelongings } from '../client-belongings';
import { FAMILY } from '../client-family.sql';

type BelongingCount = MergePreview['belongings'][number];
type ClientPair = readonly [clientId: string, otherId: string];
/** Falls back to `instead` if a service does not answer, and notes the kinds that are missing. */
type WithFallback = <T>(kinds: readonly BelongingKind[], instead: T, work: Promise<T>) => Promise<T>;

const FAMILY_ROWS = (source: string): string =>
  `with recursive ${FAMILY} select count(*)::int as count from ${source}`;
const CONSENTS = FAMILY_ROWS(
  'crm.client_consent c join family on c.client_id = family.id where c.organisation_id = $1',
);
const RELATIONS = FAMILY_ROWS(
  `crm.client_relation r where r.organisation_id = $1 and r.deleted_at is null
    and (r.client_id in (select id from family) or r.other_client_id in (select id from family))`,
);

const countRows = ({ table, column, where = 'true', counted = 'true' }: ClientBelongings): string =>
  `select count(*) filter (where ${column} = $2)::int as count, count(*) filter (where ${column} = $3)::int as other_count
     from ${table} where organisation_id = $1 and ${column} in ($2, $3) and deleted_at is null and (${where}) and (${counted})`;

/** Counts what belongs to each of two clients, as far as the caller may see it, and reports what could not be counted. */
@Injectable()
export class BelongingsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  async readBelongings(pair: ClientPair): Promise<Pick<MergePreview, 'belongings' | 'missing'>> {
    const missing: BelongingKind[] = [];
    const withFallback: WithFallback = (kinds, instead, work) =>
      work.catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        this.logger.warn({ code: error.code, kinds }, 'counts are missing from a merge preview');
        missing.push(...kinds);
        return instead;
      });
    const { principal } = currentContext();
    const canRead = (resource: Parameters<typeof can>[1]): boolean =>
      principal.kind === 'user' && can(principal, resource, 'READ');
    const parts = await Promise.all([
      ...(canRead('QUOTES')
        ? [
            withFallback(['QUOTE', 'SURGERY_CASE', 'EMAIL'], [], this.quotes(pair, withFallback)),
            withFallback(['CALLBACK'], [], this.callbacks(pair)),
          ]
        : []),
      ...CLIENT_BELONGINGS.filter(({ needs }) => canRead(needs)).map((one) => this.rows(one, pair)),
      this.countPerFamily('RELATION', RELATIONS, pair),
      this.countPerFamily('CONSENT', CONSENTS, pair),
    ]);
    return { belongings: parts.flat(), missing };
  }

  private async quotes(pair: ClientPair, unless: WithFallback): Promise<BelongingCount[]> {
    const { items } = await this.rpc.call(countQuotesOfClients, { body: toRequestBody(pair) });
    const [own, other] = pair.map((id) => items.find(({ clientId }) => clientId === id));
    const counts = [this.mails(own?.mailedQuoteIds), this.mails(other?.mailedQuoteIds)];
    const mails = await unless(['EMAIL'], null, Promise.all(counts));
    return [
      { kind: 'QUOTE', count: own?.quotes ?? 0, otherCount: other?.quotes ?? 0 },
      { kind: 'SURGERY_CASE', count: own?.cases ?? 0, otherCount: other?.cases ?? 0 },
      ...(mails ? [{ kind: 'EMAIL' as const, count: mails[0] ?? 0, otherCount: mails[1] ?? 0 }] : []),
    ];
  }

  private async mails(quoteIds: readonly string[] = []): Promise<number> {
    if (quoteIds.length === 0) return 0;
    const body = { organisationId: organisation(), quoteIds: quoteIds.slice(0, MAX_MAILED_QUOTES) };
    return (await this.rpc.call(countQuoteMails, { body })).mails;
  }

  private async callbacks(pair: ClientPair): Promise<BelongingCount[]> {
    const { items } = await this.rpc.call(countCallbacksOfClients, { body: toRequestBody(pair) });
    const [count, otherCount] = pair.map(
      (id) => items.find(({ clientId }) => clientId === id)?.callbacks ?? 0,
    );
    return [{ kind: 'CALLBACK', count: count ?? 0, otherCount: otherCount ?? 0 }];
  }

  private async rows(belongings: ClientBelongings, pair: ClientPair): Promise<BelongingCount[]> {
    const { kind } = belongings;
    const found = await this.reader.one<Omit<BelongingCount, 'kind'>>(
      `crm.belongings_${kind}`,
      countRows(belongings),
      [...pair],
    );
    return found ? [{ kind, ...found }] : [];
  }

  private async countPerFamily(
    kind: BelongingKind,
    sql: string,
    pair: ClientPair,
  ): Promise<BelongingCount[]> {
    const counts = await Promise.all(
      pair.map((id) => this.reader.one<{ count: number }>(`crm.belongings_${kind}`, sql, [id])),
    );
    const [count = 0, otherCount = 0] = counts.map((found) => found?.count);
    return [{ kind, count, otherCount }];
  }
}

function toRequestBody(pair: ClientPair): { organisationId: string; clientIds: string[] } {
  return { organisationId: organisation(), clientIds: [...pair] };
}

function organisation(): string {
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('The preview of a merge needs an organisation.');
  return organisationId;
}

import {
  AppError,
  getClientTimeline,
  type ClientTimeline,
  type InputOf,
  type SourceEntry,
  type UserPrincipal,
} from '@quillcare/contracts';
import { currentContext, Implements, PeopleNames, TenantReader, type Handler } from '@quillcare/service-kit';
import { FAMILY } from '../../merge/client-family.sql';
import { decodeCursor, encodeCursor } from '../domain/timeline-cursor';
import { visibleEntry, visibleKinds } from '../domain/visible-kinds';
import { TimelineReader } from '../timeline.reader';

/** Maximum number of merged records included. In practice nobody has more. */
const MAX_RECORDS = 50;

// Includes removed clients, because their history is still relevant. The client itself comes first.
const RECORDS = `with recursive ${FAMILY} select id from family order by id <> $2::uuid, id limit ${MAX_RECORDS}`;

type Input = InputOf<typeof getClientTimeline>;

@Implements(getClientTimeline)
export class GetClientTimelineQuery implements Handler<typeof getClientTimeline> {
  constructor(
    private readonly reader: TenantReader,
    private readonly timeline: TimelineReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({ params, query }: Input): Promise<ClientTimeline> {
    const { principal: person } = currentContext();
    if (person.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const before = query.cursor ? decodeCursor(query.cursor) : null;
    const records = await this.reader.rows<{ id: string }>('crm.timeline_records', RECORDS, [params.id]);
    if (records.length === 0) throw new AppError('NOT_FOUND');
    const requested = query.kinds;
    const kinds = visibleKinds(person).filter((kind) => !requested || requested.includes(kind));
    const { items, hasMore, missing } = await this.timeline.page({
      organisationId: person.organisationId,
      clientId: params.id,
      kinds,
      person,
      familyIds: records.map(({ id }) => id),
      before,
      limit: query.limit,
    });
    const last = items.at(-1);
    return {
      items: await this.withNames(items, person),
      nextCursor: hasMore && last ? encodeCursor(last) : null,
      missing,
    };
  }

  private async withNames(
    items: readonly SourceEntry[],
    person: UserPrincipal,
  ): Promise<ClientTimeline['items']> {
    const unnamed = items.flatMap(({ byId, byName }) => (byId !== null && byName === null ? [byId] : []));
    const names = await this.people.findNames(unnamed);
    return items.map((item) => {
      const { byId, byName, ...entry } = visibleEntry(item, person);
      return { ...entry, who: byName ?? (byId === null ? null : (names.get(byId) ?? null)) };
    });
  }
}

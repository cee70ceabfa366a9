import { downloadList, type CsvPage, type InputOf } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { requireExport } from '../domain/export-right';
import { auditNotes, resolveWording } from '../domain/exported-list';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { ExportedRows } from '../exported-rows';

/** Pages of the list per response. */
const PAGES = 5;

interface Prepared {
  page: CsvPage;
  /** Total number of rows. Null after the first response. */
  count: number | null;
}

@Implements(downloadList)
export class DownloadListHandler implements Handler<typeof downloadList> {
  constructor(
    private readonly rows: ExportedRows,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body, query }: InputOf<typeof downloadList>): Promise<Prepared> {
    const cursor = query.cursor ?? null;
    const list = EXPORTED_LISTS[body.list];
    requireExport(body.list, requireUser(), this.clock.now());
    const { timeZone } = await this.organisation.current();
    const { headings, words } = resolveWording(list, body);
    const request = { ...body, headings, cursor };
    const { text, nextCursor } = await this.rows.write(list, request, PAGES, { timeZone, words });
    const count =
      cursor === null ? (body.ids?.length ?? (await this.rows.count(list, body.query)).total) : null;
    const fileName = `${body.list}-${todayIn(this.clock.now(), timeZone)}.csv`;
    return { page: { fileName, text, nextCursor }, count };
  }

  async handle({ body }: InputOf<typeof downloadList>, { page, count }: Prepared): Promise<CsvPage> {
    // Recorded with the first response, so that an aborted download is audited as well.
    if (count !== null) this.record(body.list, count, body.query);
    return page;
  }

  private record(name: keyof typeof EXPORTED_LISTS, count: number, query: Record<string, string>): void {
    const list = EXPORTED_LISTS[name];
    this.uow.audit({
      entityType: list.audit,
      entityId: this.uow.organisationId,
      action: 'EXPORT',
      notes: auditNotes(list, count, query),
    });
  }
}

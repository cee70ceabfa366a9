import { runExport, startExport, type InputOf, type ListExport } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  OrganisationFacts,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { requireExport } from '../domain/export-right';
import { wordingOf } from '../domain/exported-list';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { FILE_KINDS } from '../export-files';
import { ExportedRows } from '../exported-rows';
import { ListExportRepository, shownExport } from '../persistence/list-export.repository';

interface Prepared {
  timeZone: string;
  rowsExpected: number;
  isEstimate: boolean;
}

@Implements(startExport)
export class StartExportHandler implements Handler<typeof startExport> {
  constructor(
    private readonly rows: ExportedRows,
    private readonly exports: ListExportRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: InputOf<typeof startExport>): Promise<Prepared> {
    const list = EXPORTED_LISTS[body.list];
    requireExport(body.list, requirePerson(), this.clock.now());
    const { timeZone } = await this.organisation.current();
    // Filters that the list does not have are refused here, not in the background.
    const { total, totalIsEstimate } = await this.rows.count(list, body.query);
    return { timeZone, rowsExpected: body.ids?.length ?? total, isEstimate: !body.ids && totalIsEstimate };
  }

  async handle({ body }: InputOf<typeof startExport>, prepared: Prepared): Promise<ListExport> {
    const { userId, organisationId, impersonation } = requirePerson();
    const { list, query, columns, ids = null, format } = body;
    const { headings, words } = wordingOf(EXPORTED_LISTS[list], body);
    const run = await this.exports.insert({
      ...prepared,
      userId,
      impersonation,
      actor: currentContext().actor,
      list,
      query,
      columns,
      headings,
      words,
      ids,
      format,
      status: 'QUEUED',
      cancelRequestedAt: null,
      finishedAt: null,
      problem: null,
      rowsDone: 0,
      sizeBytes: 0,
      partKeys: [],
      cursor: null,
      fileName: `${list}-${todayIn(this.clock.now(), prepared.timeZone)}.${FILE_KINDS[format].extension}`,
    });
    this.uow.enqueue(runExport, { organisationId, exportId: run.id });
    return shownExport(run);
  }
}

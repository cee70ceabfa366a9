import { runExport, startExport } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, currentContext, implement, OrganisationFacts, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { requireExport } from '../domain/export-right';
import { resolveWording } from '../domain/exported-list';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { FILE_KINDS } from '../../background/export-files';
import { ExportedRows } from '../exported-rows';
import { ListExportRepository, toListExport } from '../persistence/list-export.repository';

export const StartExportHandler = implement(
  startExport,
  [ExportedRows, ListExportRepository, OrganisationFacts, UnitOfWork, Clock],
  (rows, exports, organisation, uow, clock) => ({
    async prepare({ body }) {
      const list = EXPORTED_LISTS[body.list];
      requireExport(body.list, requireUser(), clock.now());
      const { timeZone } = await organisation.current();
      // Rejects invalid filters in the request rather than in the background.
      const { total, totalIsEstimate } = await rows.count(list, body.query);
      return { timeZone, rowsExpected: body.ids?.length ?? total, isEstimate: !body.ids && totalIsEstimate };
    },

    async handle({ body }, prepared) {
      const { userId, organisationId, impersonation } = requireUser();
      const { list, query, columns, ids = null, format } = body;
      const { headings, words } = resolveWording(EXPORTED_LISTS[list], body);
      const run = await exports.insert({
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
        fileName: `${list}-${todayIn(clock.now(), prepared.timeZone)}.${FILE_KINDS[format].extension}`,
      });
      uow.enqueue(runExport, { organisationId, exportId: run.id });
      return toListExport(run);
    },
  }),
);

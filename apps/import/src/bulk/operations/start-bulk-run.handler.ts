import { startBulkRun } from '@quillcare/contracts';
import { Clock, implement } from '@quillcare/service-kit';
import { requireUser, requireRight } from '../../background/acting-person';
import { BulkStarter } from '../bulk-starter';
import { BULK_DEFINITIONS } from '../domain/bulk-definitions';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

export const StartBulkRunHandler = implement(
  startBulkRun,
  [BulkRunRepository, BulkStarter, Clock],
  (runs, starter, clock) => ({
    async prepare({ body: { action, records } }) {
      const { operation, list } = BULK_DEFINITIONS[action.name];
      const [person, now] = [requireUser(), clock.now()];
      requireRight(operation, person, now);
      requireRight(list, person, now);
      return starter.start(async () => {
        const isChosen = records.type === 'CHOSEN';
        const matching = isChosen ? null : records.query;
        const chosen = isChosen
          ? [...new Set(records.ids)].map((recordId) => ({
              recordId,
              seenVersion: records.versions?.[recordId],
            }))
          : null;
        return { run: await runs.create({ action, matching, undoOf: null }), chosen };
      });
    },

    handle: async (_input, id) => runs.toBulkRun(await runs.get(id)),
  }),
);

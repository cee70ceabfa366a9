import { chooseOddValues } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ImportRunRepository } from '../../run-record/import-run.repository';
import { FindingSummaryReader } from '../finding-summary.reader';
import { RowCorrector } from '../row-corrector';

export const ChooseOddValuesHandler = implement(
  chooseOddValues,
  [RowCorrector, ImportRunRepository, FindingSummaryReader],
  (mender, imports, summaries) => ({
    async handle({ params, body }) {
      const { id } = await mender.lockCheck(params.id);
      const check = await imports.update(id, (run) => void (run.oddValues = body));
      return summaries.read(check);
    },
  }),
);

import { chooseOddValues, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ImportRunRepository } from '../../run/persistence/import-run.repository';
import { FindingSummaryReader } from '../finding-summary.reader';
import { RowMender } from '../row-mender';

@Implements(chooseOddValues)
export class ChooseOddValuesHandler implements Handler<typeof chooseOddValues> {
  constructor(
    private readonly mender: RowMender,
    private readonly imports: ImportRunRepository,
    private readonly summaries: FindingSummaryReader,
  ) {}

  async handle({ params, body }: InputOf<typeof chooseOddValues>): Promise<ResultOf<typeof chooseOddValues>> {
    const { id } = await this.mender.open(params.id);
    const check = await this.imports.update(id, (run) => void (run.oddValues = body));
    return this.summaries.of(check);
  }
}

import { mendCells, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { RowMender } from '../row-mender';

@Implements(mendCells)
export class MendCellsHandler implements Handler<typeof mendCells> {
  constructor(private readonly mender: RowMender) {}

  async handle({ params, body }: InputOf<typeof mendCells>): Promise<ResultOf<typeof mendCells>> {
    return this.mender.mend(await this.mender.open(params.id), body.cells);
  }
}

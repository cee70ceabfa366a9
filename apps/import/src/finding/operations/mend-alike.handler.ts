import { mendAlike, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { RowMender } from '../row-mender';

@Implements(mendAlike)
export class MendAlikeHandler implements Handler<typeof mendAlike> {
  constructor(private readonly mender: RowMender) {}

  async handle({ params, body }: InputOf<typeof mendAlike>): Promise<ResultOf<typeof mendAlike>> {
    return this.mender.mendAlike(await this.mender.open(params.id), body);
  }
}

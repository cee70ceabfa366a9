import { listPlans, type InputOf, type ResultOf } from '@quillcare/contracts';
import { PLANS } from '@quillcare/rules';
import { Implements, type Handler } from '@quillcare/service-kit';

@Implements(listPlans)
export class ListPlansQuery implements Handler<typeof listPlans> {
  async handle(_input: InputOf<typeof listPlans>): Promise<ResultOf<typeof listPlans>> {
    return { items: [...PLANS] };
  }
}

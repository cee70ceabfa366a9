import { AppError, getCallback, type Callback, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { ONE_CALLBACK } from '../persistence/callback.columns';
import { seesLeads } from './seen-callbacks';

@Implements(getCallback)
export class GetCallbackQuery implements Handler<typeof getCallback> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getCallback>): Promise<Callback> {
    const found = await this.reader.one<Callback>('callbacks.getCallback', ONE_CALLBACK, [params.id]);
    if (!found || (found.subject === 'LEAD' && !seesLeads())) throw new AppError('NOT_FOUND');
    return found;
  }
}

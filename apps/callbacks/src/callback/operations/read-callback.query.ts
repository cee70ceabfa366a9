import { AppError, readCallback, type Callback, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { ONE_CALLBACK } from '../persistence/callback.columns';

@Implements(readCallback)
export class ReadCallbackQuery implements Handler<typeof readCallback> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readCallback>): Promise<Callback> {
    const found = await this.reader.one<Callback>('callbacks.getCallback', ONE_CALLBACK, [body.callbackId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}

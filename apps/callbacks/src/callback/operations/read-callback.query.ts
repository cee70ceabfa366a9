import { AppError, readCallback, type Callback } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CALLBACK_BY_ID } from '../persistence/callback.columns';

export const ReadCallbackQuery = implement(readCallback, [TenantReader], (reader) => ({
  async handle({ body }) {
    const found = await reader.one<Callback>('callbacks.getCallback', CALLBACK_BY_ID, [body.callbackId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));

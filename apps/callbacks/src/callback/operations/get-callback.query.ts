import { AppError, getCallback, type Callback, type CallbackCall } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { ONE_CALLBACK } from '../persistence/callback.columns';
import { seenSubjects } from './seen-callbacks';

// A call that completed the callback is cancelled out by the next UNDONE.
const CALLS = `select made.id, made.called_at as at, made.caller_name as by_name, made.result as outcome, made.notes,
    made.outcome = 'MADE' as has_ended,
    made.outcome = 'MADE' and exists (select from callbacks.call undone
      where undone.organisation_id = $1 and undone.callback_id = $2 and undone.outcome = 'UNDONE'
        and (undone.called_at, undone.id) > (made.called_at, made.id)) as is_undone
  from callbacks.call made
  where made.organisation_id = $1 and made.callback_id = $2 and made.outcome <> 'UNDONE'
  order by made.called_at desc, made.id desc`;

export const GetCallbackQuery = implement(getCallback, [TenantReader], (reader) => ({
  async handle({ params }) {
    const found = await reader.one<Callback>('callbacks.getCallback', ONE_CALLBACK, [params.id]);
    if (!found || !seenSubjects().includes(found.subject)) throw new AppError('NOT_FOUND');
    const calls = await reader.rows<CallbackCall>('callbacks.callsOfCallback', CALLS, [params.id]);
    return { ...found, calls };
  },
}));

import {
  AppError,
  CallbacksDue,
  readCallback,
  type Callback,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { callbacksDueNews, type NamedCallbacks } from '../domain/callbacks-due-news';

type Due = EventEnvelope<EventData<typeof CallbacksDue>>;

@Consumes(CallbacksDue)
export class OnCallbacksDueConsumer implements Consumer<typeof CallbacksDue> {
  constructor(
    private readonly notifier: Notifier,
    private readonly rpc: RpcClient,
  ) {}

  /** Events carry no personal data: who is to be called is read where there is only one. */
  async prepare({ organisationid, data }: Due): Promise<NamedCallbacks> {
    const [dueToday, overdue] = await Promise.all([
      this.find(organisationid, data.dueTodayId),
      this.find(organisationid, data.overdueId),
    ]);
    return { dueToday, overdue };
  }

  async handle({ data }: Due, named: NamedCallbacks): Promise<void> {
    for (const news of callbacksDueNews(data, named)) await this.notifier.notify(news);
  }

  /** Null if there are several, or if it is gone by now. */
  private async find(organisationId: string | null, callbackId: string | null): Promise<Callback | null> {
    if (!organisationId || callbackId === null) return null;
    return this.rpc.call(readCallback, { body: { organisationId, callbackId } }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }
}

import { RecordedAcceptanceConfirmed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { recordDisputedNews } from '../domain/record-disputed-news';

/**
 * Notifies staff if a patient disputes a recorded acceptance, because the patient must be called. A confirmation needs no action.
 */
export const OnRecordedAcceptanceConfirmedConsumer = on(
  RecordedAcceptanceConfirmed,
  [Notifier],
  (notifier) => ({
    async handle({ data }) {
      if (!data.isSo) await notifier.notify(recordDisputedNews(data));
    },
  }),
);

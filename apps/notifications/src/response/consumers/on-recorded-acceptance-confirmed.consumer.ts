import { RecordedAcceptanceConfirmed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { recordDisputedNews } from '../domain/record-disputed-news';

/** A patient who disputes what staff recorded must be called; one who confirms it needs nothing. */
export const OnRecordedAcceptanceConfirmedConsumer = on(
  RecordedAcceptanceConfirmed,
  [Notifier],
  (notifier) => ({
    async handle({ data }) {
      if (!data.isSo) await notifier.notify(recordDisputedNews(data));
    },
  }),
);

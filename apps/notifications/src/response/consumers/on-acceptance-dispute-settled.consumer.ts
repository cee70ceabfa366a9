import { AcceptanceDisputeSettled } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { disputeSettledNews } from '../domain/record-disputed-news';

/** Notifies the people who were notified of a dispute about its outcome. */
export const OnAcceptanceDisputeSettledConsumer = on(AcceptanceDisputeSettled, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(disputeSettledNews(data)),
}));

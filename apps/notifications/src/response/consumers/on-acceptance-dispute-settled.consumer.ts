import { AcceptanceDisputeSettled } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { disputeSettledNews } from '../domain/record-disputed-news';

/** Whoever was told of a dispute is told what became of it. */
export const OnAcceptanceDisputeSettledConsumer = on(AcceptanceDisputeSettled, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(disputeSettledNews(data)),
}));

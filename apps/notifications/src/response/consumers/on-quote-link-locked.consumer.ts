import { QuoteLinkLocked } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { linkLockedNews } from '../domain/link-locked-news';

/** Notifies staff of a link locked after too many failed identity checks, because the patient may need help. */
export const OnQuoteLinkLockedConsumer = on(QuoteLinkLocked, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(linkLockedNews(data)),
}));

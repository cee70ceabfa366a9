import { QuoteLinkLocked } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { linkLockedNews } from '../domain/link-locked-news';

/** Too many wrong tries to identify: the practice should know, and the patient may need help. */
export const OnQuoteLinkLockedConsumer = on(QuoteLinkLocked, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(linkLockedNews(data)),
}));

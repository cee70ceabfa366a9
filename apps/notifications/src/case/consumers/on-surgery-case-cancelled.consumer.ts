import { SurgeryCaseCancelled } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer } from '../case-mailer';
import { caseCancelledNews } from '../domain/case-news';

/** Notifies staff and, if the practice wants that, the patient. After a patient's own withdrawal they get a different email. */
export const OnSurgeryCaseCancelledConsumer = on(
  SurgeryCaseCancelled,
  [CaseMailer, Notifier],
  (mailer, notifier) => ({
    prepare: (event) => mailer.readFacts(event, event.data.cancelledBy === 'STAFF' ? 'CANCELLED' : null),

    async handle(event, facts) {
      const news = caseCancelledNews(event.data, facts.practice);
      if (news) await notifier.notify(news, event);
      await mailer.enqueue(facts);
    },
  }),
);

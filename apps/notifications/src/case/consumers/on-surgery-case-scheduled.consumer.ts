import { SurgeryCaseScheduled } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer } from '../case-mailer';
import { caseScheduledNews } from '../domain/case-news';

/** Notifies staff and, if the practice wants that, the patient. */
export const OnSurgeryCaseScheduledConsumer = on(
  SurgeryCaseScheduled,
  [CaseMailer, Notifier],
  (mailer, notifier) => ({
    prepare: (event) => mailer.readFacts(event, 'SCHEDULED'),

    async handle(event, facts) {
      await notifier.notify(caseScheduledNews(event.data, facts.practice), event);
      await mailer.enqueue(facts);
    },
  }),
);

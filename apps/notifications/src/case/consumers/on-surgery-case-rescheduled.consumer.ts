import { SurgeryCaseRescheduled } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer } from '../case-mailer';
import { caseMovedNews } from '../domain/case-news';

/** Notifies staff and, if the practice wants that, the patient. */
export const OnSurgeryCaseRescheduledConsumer = on(
  SurgeryCaseRescheduled,
  [CaseMailer, Notifier],
  (mailer, notifier) => ({
    prepare: (event) => mailer.readFacts(event, 'MOVED'),

    async handle(event, facts) {
      await notifier.notify(caseMovedNews(event.data, facts.practice), event);
      await mailer.enqueue(facts);
    },
  }),
);

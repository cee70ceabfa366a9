import { invalidInput, previewMailTemplate } from '@quillcare/contracts';
import { addDays, formatDate, formatLongDate, todayIn } from '@quillcare/rules';
import { Clock, implement, OrganisationFacts, UnitOfWork } from '@quillcare/service-kit';
import { PracticeMailReader } from '../../email-config/practice-mail.reader';
import { toPracticeFacts } from '../../letter/domain/letter';
import { DISPUTE_LABEL } from '../../letter/domain/templates/quote-news';
import { patientMail } from '../../letter/domain/templates/patient-mail';
import { embedLogo } from '../../smtp/outgoing-mail';
import { findWordingProblems } from '../../mail-template/domain/mail-words';
import { templateKeyOf } from '../../mail-template/domain/shown-template';
import { TEMPLATE_DEFINITIONS } from '../../mail-template/domain/template-definitions';

const SAMPLE = { firstName: 'Hana', quoteNumber: 'Q-2026-000123', code: '493817' };
const SAMPLE_LINK = 'https://example.com/sample-link';
const SAMPLE_UNSUBSCRIBE = {
  label: `Stop reminders about quote ${SAMPLE.quoteNumber}`,
  page: SAMPLE_LINK,
  atOnce: SAMPLE_LINK,
};
const SAMPLE_DAYS = 21;
const BOOKING_DAYS = { bookingDay: 30, previousDay: 28 } as const;

export const PreviewMailTemplateQuery = implement(
  previewMailTemplate,
  [PracticeMailReader, OrganisationFacts, UnitOfWork, Clock],
  (practices, organisation, uow, clock) => ({
    async handle({ params, body: words }) {
      const key = templateKeyOf(params.template);
      const definition = TEMPLATE_DEFINITIONS[key];
      const problems = findWordingProblems(words, definition);
      if (problems.length > 0) throw invalidInput(...problems);
      const practice = await organisation.current();
      const { style } = await uow.run(() => practices.read());
      const logo = style.showsLogo ? await organisation.currentLogo() : null;
      const today = todayIn(clock.now(), practice.timeZone);
      const lastDay = addDays(today, SAMPLE_DAYS);
      const validUntil = key.startsWith('REMINDER') ? formatLongDate(lastDay) : formatDate(lastDay);
      const facts = {
        ...SAMPLE,
        practice: toPracticeFacts(practice),
        validUntil,
        bookingDay: formatLongDate(addDays(today, BOOKING_DAYS.bookingDay)),
        previousDay: formatLongDate(addDays(today, BOOKING_DAYS.previousDay)),
        recordedDay: formatDate(today),
        recordedWay: 'by telephone',
        ...(key === 'CONFIRM_RECORD' ? { otherwise: { label: DISPUTE_LABEL, url: SAMPLE_LINK } } : {}),
        ...(definition.words.buttonLabel === null ? {} : { link: SAMPLE_LINK }),
        ...(key.startsWith('REMINDER') ? { unsubscribe: SAMPLE_UNSUBSCRIBE } : {}),
      };
      const mine = { ...style, words: { [key]: words }, showsLogo: logo !== null };
      const { subject, html, text } = patientMail(key, facts, mine);
      return { subject, text, html: embedLogo(html, logo) };
    },
  }),
);

import {
  answerQuoteQuestion,
  getQuote,
  listPatientMessages,
  listQuoteMessages,
  markPatientMessagesRead,
  markQuoteMessagesRead,
  type PatientPrincipal,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Scene } from '../../quote/operations/quote-scene.suite';

type AnswerBody = NonNullable<RequestOf<typeof answerQuoteQuestion>['body']>;

/** Both sides of a practice's conversations. */
export function conversationIn(scene: () => Scene) {
  const staff = () => scene().org.admin;
  return {
    quote: (id: string) => scene().product.call(getQuote, { params: { id } }, staff()),
    answer: (id: string, body: AnswerBody, as: UserPrincipal = staff()) =>
      scene().product.call(answerQuoteQuestion, { params: { id }, body }, as),
    messages: (id: string) => scene().product.call(listQuoteMessages, { params: { id } }, staff()),
    markRead: (id: string) => scene().product.call(markQuoteMessagesRead, { params: { id } }, staff()),
    patientMessages: (token: string, patient: PatientPrincipal) =>
      scene().product.call(listPatientMessages, { params: { token } }, patient),
    patientMarksRead: (token: string, patient: PatientPrincipal) =>
      scene().product.call(markPatientMessagesRead, { params: { token } }, patient),
    /** The requested emails to patients about a quote. */
    mails: (quoteId: string) =>
      scene().product.sql<{ data: { kind: string; linkId: string; sealedLink: string } }>(
        `select payload->'data' as data from quoting.outbox
          where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1 order by seq`,
        [quoteId],
      ),
  };
}

import {
  deleteQuote,
  duplicateQuote,
  handOverQuote,
  isQuoteActAllowed,
  recordAcceptance,
  reopenQuote,
  replaceQuoteLink,
  resendQuote,
  reviseQuote,
  revokeQuoteLinks,
  sendQuote,
  updateQuote,
  updateQuotePrices,
  varyQuote,
  withdrawQuote,
  type Quote,
  type QuoteAct,
  type QuoteVersion,
} from '@quillcare/contracts';
import { EditIcon, PhoneIcon, SendIcon } from '@quillcare/ui';
import { actsOn, withReason } from '../../../shared/acts/define-act';
import type { ApiProblem } from '../../../shared/api/problem';
import { word } from '../../../shared/words/words';
import {
  casePath,
  findActiveSuccessor,
  isAwaitingResponse,
  isOvertaken,
  toTemplateLine,
} from '../quote-parts';
import { saveTemplateOptions } from '../saving-template';
import { RecordDialog } from '../signing/record.dialog';
import { RepresentativeNotice } from '../signing/representative-notice.view';
import { DuplicateFields, duplicateSchema } from './duplicate-fields.view';
import { actWords } from './quote-acts.en';
import { ReviseFields } from './revise-fields.view';
import { ClientLink, SendQuestion, useSendQuestion } from './send-question.view';
import { SentDialog } from './sent.dialog';
import { useAddressee } from './use-addressee';

/** A quote with all its versions, on which the available actions depend. */
export type QuoteWithVersions = Quote & { versions: readonly QuoteVersion[] };

const { act, other } = actsOn<QuoteWithVersions>(actWords, ({ quoteNumber }) => quoteNumber);

/** Returns whether work continues on a later version, drafted or sent. */
export const hasSuccessor = (quote: QuoteWithVersions): boolean =>
  findActiveSuccessor(quote, quote.versions) !== null;

const isAllowed =
  (action: QuoteAct) =>
  ({ status }: Pick<Quote, 'status'>) =>
    isQuoteActAllowed(action, status);

/** A new version can be started only from the latest one. */
const canStartVersion = (action: QuoteAct) => (quote: QuoteWithVersions) =>
  isAllowed(action)(quote) && !hasSuccessor(quote);
const nextVersion = ({ revision, versions }: QuoteWithVersions) =>
  Math.max(revision, ...versions.map((version) => version.revision)) + 1;
const values = (quote: QuoteWithVersions) => ({ version: nextVersion(quote) });

/** Options common to actions that create a draft, which opens in the editor. */
const draftOptions = {
  values,
  opens: ({ id }: Pick<Quote, 'id'>) => `/quotes/edit/${id}`,
  doneWith: ({ revision }: Quote) => ({ version: revision }),
};

const sharedOptions = {
  maxWidth: 'sm',
  problem: (problem: ApiProblem): ApiProblem =>
    problem.code === 'VERSION_CONFLICT' ? { ...problem, detail: word(actWords, 'conflict') } : problem,
} as const;

/** Replaces the page in the history, because Back must not take the patient into the app. */
const replaceLocation = (path: string): void => window.location.replace(path);

/** Hands the device to the patient: locks the session and opens the patient's page. */
export const buildHandOverAct = (go = replaceLocation) =>
  act({
    name: 'tablet',
    operation: handOverQuote,
    when: isAllowed('RECORD'),
    request: ({ id }) => ({ params: { id } }),
    inputs: (quote) => quote && <RepresentativeNotice quote={quote} />,
    after: ({ path }) => go(path),
    ...sharedOptions,
  });

const reasonInputs = { reason: { multiline: true } };

/** The actions on a quote in menu order, with irreversible ones last. */
export const quoteActs = {
  openCase: other({ name: 'openCase', when: ({ surgeryCaseId }) => surgeryCaseId !== null, to: casePath }),
  openNewer: other({
    name: 'openNewer',
    when: hasSuccessor,
    values: (quote) => ({ version: findActiveSuccessor(quote, quote.versions)?.revision ?? '' }),
    to: (quote) => `/quotes/view/${findActiveSuccessor(quote, quote.versions)?.id ?? quote.supersededById}`,
  }),
  send: act({
    name: 'send',
    icon: <SendIcon />,
    operation: sendQuote,
    when: isAllowed('SEND'),
    useFacts: (quote) => useSendQuestion(quote!),
    isBlocked: ({ isRefused }) => isRefused,
    inputs: (quote, facts) => quote && <SendQuestion versions={quote.versions} {...facts} />,
    request: ({ id }, _nothing, { quote }) => ({ params: { id }, body: { version: quote.version } }),
    remedy: ({ code }, { client }) => code === 'RECIPIENT_MISSING' && <ClientLink clientId={client.id} />,
    renderResult: ({ link }, _quote, close, { isSuppressed }) => (
      <SentDialog
        title={word(actWords, 'send.sent')}
        link={link}
        warning={isSuppressed ? word(actWords, 'send.notEmailed') : undefined}
        onClose={close}
      />
    ),
    ...sharedOptions,
  }),
  edit: other({
    name: 'edit',
    icon: <EditIcon />,
    needs: updateQuote,
    when: isAllowed('EDIT'),
    to: ({ id }) => `/quotes/edit/${id}`,
  }),
  call: other({
    name: 'call',
    icon: <PhoneIcon />,
    when: ({ status, client }) => status === 'QUERY_RECEIVED' && client.phone !== '',
    values: ({ client }) => ({ name: client.firstName }),
    to: ({ client }) => `tel:${client.phone}`,
  }),
  resend: act({
    name: 'resend',
    icon: <SendIcon />,
    operation: resendQuote,
    when: isAllowed('RESEND'),
    useFacts: (quote) => useAddressee(quote!),
    values: ({ client }, addressee) => ({ email: (addressee ?? client).email }),
    confirms: true,
    renderResult: ({ link }, _quote, close) => (
      <SentDialog title={word(actWords, 'resend.sent')} link={link} onClose={close} />
    ),
  }),
  copyLink: act({
    name: 'copyLink',
    operation: replaceQuoteLink,
    when: isAllowed('RESEND'),
    confirms: true,
    renderResult: ({ link }, _quote, close) => (
      <SentDialog title={word(actWords, 'copyLink.made')} link={link} onClose={close} />
    ),
  }),
  tablet: buildHandOverAct(),
  record: other({
    name: 'record',
    needs: recordAcceptance,
    when: isAllowed('RECORD'),
    dialog: (quote, close) => <RecordDialog quote={quote} onClose={close} />,
  }),
  revise: act({
    name: 'revise',
    operation: reviseQuote,
    when: (quote) => isAwaitingResponse(quote) && canStartVersion('REVISE')(quote),
    asks: reviseQuote.body.pick({ prices: true, reason: true }),
    starts: () => ({ prices: 'KEPT' }) as const,
    inputs: (quote) => quote && <ReviseFields quote={quote} version={nextVersion(quote)} />,
    ...draftOptions,
    ...sharedOptions,
  }),
  reopen: act({
    name: 'reopen',
    operation: reopenQuote,
    when: canStartVersion('REOPEN'),
    asks: reopenQuote.body.pick({ reason: true }),
    fields: reasonInputs,
    ...draftOptions,
    ...sharedOptions,
  }),
  vary: act({
    name: 'vary',
    operation: varyQuote,
    when: canStartVersion('VARY'),
    asks: varyQuote.body.pick({ reason: true }),
    fields: reasonInputs,
    ...draftOptions,
    ...sharedOptions,
  }),
  /** The same operation, where the patient signed after the next version was started. */
  varyDraft: act({
    name: 'varyDraft',
    operation: varyQuote,
    when: (quote) => isOvertaken(findActiveSuccessor(quote, quote.versions), quote),
    asks: varyQuote.body.pick({ reason: true }),
    fields: reasonInputs,
    ...draftOptions,
    values: (quote) => ({ version: findActiveSuccessor(quote, quote.versions)?.revision ?? '' }),
    ...sharedOptions,
  }),
  /** Always at current prices, so it does not ask which; it shows what changed instead. */
  requote: act({
    name: 'requote',
    operation: reviseQuote,
    when: (quote) => quote.status === 'EXPIRED' && canStartVersion('REVISE')(quote),
    asks: reviseQuote.body.pick({ prices: true, reason: true }),
    starts: () => ({ prices: 'CURRENT' }) as const,
    inputs: (quote) => quote && <ReviseFields quote={quote} version={nextVersion(quote)} isRequote />,
    ...draftOptions,
    ...sharedOptions,
  }),
  duplicate: act({
    name: 'duplicate',
    operation: duplicateQuote,
    asks: duplicateSchema,
    inputs: (quote) => quote && <DuplicateFields quote={quote} />,
    request: ({ id, client }, { whose, clientId }) => ({
      params: { id },
      body: { clientId: whose === 'OTHER' ? clientId : client.id },
    }),
    doneWith: ({ quoteNumber }) => ({ number: quoteNumber }),
    opens: ({ id }) => `/quotes/edit/${id}`,
    ...sharedOptions,
  }),
  saveTemplate: act({
    ...saveTemplateOptions,
    starts: ({ lines }) => ({ name: lines[0]?.description ?? '', isShared: true }),
    request: ({ procedureClass, surgeries, notesToPatient, lines }, entered) => ({
      body: { ...entered, procedureClass, surgeries, notesToPatient, lines: lines.map(toTemplateLine) },
    }),
    about: (_quote, { name }) => name,
  }),
  print: other({ name: 'print', run: () => window.print() }),
  revokeLinks: act({
    name: 'revokeLinks',
    operation: revokeQuoteLinks,
    when: (quote) => isAwaitingResponse(quote) || isAnswered(quote),
    confirms: (quote) => ({
      hint: word(actWords, isAnswered(quote) ? 'revokeLinks.signedHint' : 'revokeLinks.openHint'),
      isDanger: true,
    }),
  }),
  withdraw: act({
    name: 'withdraw',
    operation: withdrawQuote,
    when: isAllowed('WITHDRAW'),
    request: withReason,
    confirms: () => ({ reason: { maxLength: 500 } }),
    isDanger: true,
  }),
  delete: act({
    name: 'delete',
    operation: deleteQuote,
    when: isAllowed('DELETE'),
    request: ({ id }) => ({ params: { id } }),
    confirms: true,
    about: ({ quoteNumber }) => word(actWords, 'delete.what', { number: quoteNumber }),
    opens: () => '/quotes',
    isGone: true,
    replaces: true,
    isDanger: true,
  }),
};

function isAnswered({ status }: Quote): boolean {
  return status === 'ACCEPTED' || status === 'REJECTED';
}

/** Applies current prices to a draft directly. */
export const applyCurrentPrices = actsOn<Quote>(actWords, ({ quoteNumber }) => quoteNumber).act({
  name: 'takePrices',
  operation: updateQuotePrices,
});

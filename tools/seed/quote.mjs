// Rows of a quote and of its consequences: document, link, response, case, callback, notification.
import { callbacks, notifications, quoting, searchKey, todayIn } from './domain.mjs';
import { idAt, linkTokenOf } from './ids.mjs';
import { recordOf } from './practice.mjs';

const OUTCOMES = { ACCEPTED: 'accepted', REJECTED: 'rejected', WITHDRAWN: 'withdrawn', EXPIRED: 'expired' };
const NEWS = { ACCEPTED: 'accepted', REJECTED: 'rejected', QUERY_RECEIVED: 'asked' };
const USER_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

function addQuote(batch, { practice, history, author }) {
  const { quote, writtenAt, answeredAt, sentAt } = history;
  const { id, ...state } = quote;
  const updatedAt = answeredAt ?? sentAt ?? writtenAt;
  const version = sentAt ? (quote.status === 'SENT' ? 2 : 3) : 1;
  batch.add('quoting.quote', {
    id,
    organisationId: practice.id,
    version,
    createdAt: writtenAt,
    updatedAt,
    createdBy: author,
    ...state,
  });
}

function addDocument(batch, { practice, history: { quote, document, sentAt }, author, random }) {
  batch.add('quoting.quote_document', {
    id: idAt(sentAt.getTime(), random),
    organisationId: practice.id,
    quoteId: quote.id,
    revision: quote.revision,
    ...document,
    createdAt: sentAt,
    createdBy: author,
  });
}

function addLink(batch, { practice, client, history: { quote, sentAt }, random }) {
  const id = idAt(sentAt.getTime(), random);
  batch.add('quoting.patient_link', {
    id,
    organisationId: practice.id,
    quoteId: quote.id,
    revision: quote.revision,
    tokenHash: quoting.hashOfToken(linkTokenOf(practice.seed, quote.id)),
    dateOfBirth: client.dateOfBirth,
    failedTries: [],
    supersededAt: null,
    createdAt: sentAt,
  });
  return id;
}

function formOf(client, isAcceptance) {
  return {
    patientName: isAcceptance ? `${client.firstName} ${client.lastName}` : '',
    dateOfBirth: client.dateOfBirth,
    phoneNumber: client.phone,
    emergencyContact: '',
    emergencyPhone: '',
    agreedToTerms: isAcceptance,
    agreedToTreatment: isAcceptance,
    preferredDate: '',
    additionalNotes: '',
  };
}

function addResponse(batch, { practice, client, history, linkId, random }) {
  const { quote, document } = history;
  const isAcceptance = quote.status === 'ACCEPTED';
  batch.add('quoting.patient_response', {
    id: idAt(quote.respondedAt.getTime(), random),
    organisationId: practice.id,
    quoteId: quote.id,
    linkId,
    response: isAcceptance ? 'accept' : 'reject',
    respondedAt: quote.respondedAt,
    patientInfo: formOf(client, isAcceptance),
    signatureMethod: isAcceptance ? 'type' : null,
    signatureData: isAcceptance ? `${client.firstName} ${client.lastName}` : null,
    rejectionReason: quote.rejectionReason,
    documentHash: document.sha256,
    consentWording: document.consentWording,
    termsVersion: document.termsVersion,
    ipAddress: '203.0.113.9',
    userAgent: USER_AGENT,
    thread: [],
    threadSha256: quoting.freezeThread([]).sha256,
  });
}

function addCase(batch, { practice, history: { quote } }) {
  const { respondedAt: acceptedAt } = quote;
  batch.add('quoting.surgery_case', {
    id: quote.surgeryCaseId,
    organisationId: practice.id,
    version: 1,
    createdAt: acceptedAt,
    updatedAt: acceptedAt,
    createdBy: null,
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    patient: quote.client,
    doctor: quote.doctor,
    hospital: quote.hospital,
    procedures: quoting.proceduresOf(quote.lines),
    status: quoting.initialStatus(quote.procedureClass),
    acceptedAt,
    preferredDate: null,
    doctorId: quote.doctor.id,
    hospitalId: quote.hospital?.id ?? null,
    searchKey: quote.searchKey,
  });
}

/** The callback of a quote that still awaits its answer. */
function workedOn(callback, { random, at }) {
  if (!callbacks.isOpen(callback)) return callback;
  const draw = random.next();
  if (draw < 0.2) return callbacks.attempt(callback, { outcome: 'MESSAGE_LEFT', notes: null }, at);
  const spoke = { outcome: 'SPOKE', notes: 'Is thinking about it' };
  return draw < 0.3 ? callbacks.complete(callback, spoke, at) : callback;
}

function addCallback(batch, { practice, history, random }) {
  const { quote, sentAt, answeredAt } = history;
  const { client, quoteNumber, revision } = quote;
  const outcome = OUTCOMES[quote.status] ?? null;
  const queriedOn = history.question ? todayIn(answeredAt, practice.timeZone) : null;
  const progress = { outcome, queriedOn, queriedAt: history.question && answeredAt, answeredAt: null };
  const sentOn = todayIn(sentAt, practice.timeZone);
  const dueDate = callbacks.dueDayAfter(sentOn, callbacks.DEFAULT_CALLBACK_SETTING, 'AU');
  const fresh = callbacks.callbackFromProgress(dueDate, progress, answeredAt);
  const clientName = `${client.firstName} ${client.lastName}`;
  const about = { quoteId: quote.id, revision };
  batch.add('callbacks.callback', {
    ...recordOf(practice, sentAt, random),
    ...about,
    quoteNumber,
    clientId: client.id,
    clientName,
    clientPhone: client.phone,
    ...workedOn(fresh, { random, at: answeredAt }),
    searchKey: searchKey(clientName, quoteNumber),
  });
  batch.add('callbacks.quote_progress', { ...recordOf(practice, sentAt, random), ...about, ...progress });
}

function addQuestion(batch, { practice, history: { quote, question, answeredAt }, random }) {
  batch.add('quoting.quote_message', {
    id: idAt(answeredAt.getTime(), random),
    organisationId: practice.id,
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    sender: 'PATIENT',
    channel: 'PAGE',
    text: question,
    sentAt: answeredAt,
  });
}

function addNotification(batch, { practice, history, random }) {
  const { quote, answeredAt } = history;
  const news = notifications.responseNews(NEWS[quote.status], quote);
  const record = recordOf(practice, answeredAt, random);
  const row = { ...record, ...notifications.rowOf(news) };
  batch.add('notifications.notification', row);
  if (!random.chance(0.8)) return;
  batch.add('notifications.notification_read', {
    organisationId: practice.id,
    userId: practice.users[0].id,
    notificationId: row.id,
    readAt: new Date(answeredAt.getTime() + 600_000),
  });
}

/** Stores a quote with all consequences of its status. `scene` has practice, client, history, author and random. */
export function addQuoteWithConsequences(batch, scene) {
  const { quote, sentAt } = scene.history;
  addQuote(batch, scene);
  if (!sentAt) return;
  addDocument(batch, scene);
  const linkId = addLink(batch, scene);
  if (quote.respondedAt) addResponse(batch, { ...scene, linkId });
  if (quote.surgeryCaseId) addCase(batch, scene);
  addCallback(batch, scene);
  if (scene.history.question) addQuestion(batch, scene);
  if (NEWS[quote.status]) addNotification(batch, scene);
  return linkId;
}

// The audit trail of a practice: an entry per action, chained as in the product.
import { audit, changesOf, searchKey } from './domain.mjs';
import { idAt } from './ids.mjs';

/** The fields of a quote that its entries contain. */
const QUOTE_FIELDS = [
  'quoteNumber',
  'status',
  'validUntil',
  'totalMinor',
  'sentAt',
  'respondedAt',
  'documentHash',
];
const CLIENT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'suburb',
  'state',
  'postcode',
];

const staff = ({ id, firstName, lastName }) => ({
  userId: id,
  actor: `user:${id}`,
  actorName: `${firstName} ${lastName}`,
});

export function clientEntry(client, author) {
  return {
    service: 'crm',
    entityType: 'CLIENT',
    entityId: client.id,
    action: 'CREATE',
    entityLabel: null,
    changes: changesOf(null, client, CLIENT_FIELDS),
    reason: null,
    notes: null,
    at: client.createdAt,
    ...staff(author),
  };
}

export function quoteEntries({ draft, sent, quote, writtenAt, sentAt, answeredAt }, author, linkId) {
  const act = (action, at, [before, after], who) => ({
    service: 'quoting',
    entityType: 'QUOTE',
    entityId: quote.id,
    action,
    entityLabel: quote.quoteNumber,
    changes: changesOf(before, after, QUOTE_FIELDS),
    reason: null,
    notes: null,
    at,
    ...who,
  });
  const acts = [act('CREATE', writtenAt, [null, draft], staff(author))];
  if (sent) acts.push(act('SEND', sentAt, [draft, sent], staff(author)));
  if (!sent || quote.status === 'SENT') return acts;
  const isPatients = quote.respondedAt !== null || quote.status === 'QUERY_RECEIVED';
  const patient = { userId: null, actor: `patient:${linkId}`, actorName: 'patient' };
  const service = { userId: null, actor: 'service:quoting', actorName: 'quoting' };
  const who = isPatients ? patient : quote.status === 'WITHDRAWN' ? staff(author) : service;
  const action = quote.status === 'ACCEPTED' ? 'SIGN' : 'UPDATE';
  const at = quote.status === 'EXPIRED' ? quote.expiresAt : answeredAt;
  const reason = quote.rejectionReason ?? quote.withdrawnReason;
  return [...acts, { ...act(action, at, [sent, quote], who), reason }];
}

/** The chain of one practice, continued from batch to batch. */
export class Trail {
  head = audit.GENESIS;

  constructor(practice) {
    this.practice = practice;
  }

  add(batch, acts, random) {
    for (const act of acts.sort((a, b) => a.at - b.at)) batch.add('audit.entry', this.entryOf(act, random));
  }

  close(batch, random) {
    const { id: organisationId, now, createdAt } = this.practice;
    batch.add('audit.chain_head', {
      id: idAt(createdAt.getTime(), random),
      organisationId,
      updatedAt: now,
      sequence: this.head.sequence,
      hash: this.head.hash,
    });
  }

  entryOf({ at, ...act }, random) {
    const content = {
      ...act,
      id: idAt(at.getTime(), random),
      organisationId: this.practice.id,
      sequence: this.head.sequence + 1,
      correlationId: idAt(at.getTime(), random),
      occurredAt: at.toISOString(),
    };
    const entry = audit.appendToChain(content, this.head);
    this.head = entry;
    const { entityLabel, actorName, reason, notes } = entry;
    const key = searchKey(entityLabel, actorName, reason, notes);
    return { ...entry, version: 1, createdAt: at, updatedAt: at, createdBy: act.userId, searchKey: key };
  }
}

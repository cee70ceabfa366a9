import {
  answerQuoteQuestion,
  attemptCallback,
  completeCallback,
  listCallbacks,
  resolvePatientLink,
  respondToQuote,
  sendQuote,
  type PatientPrincipal,
  type UserPrincipal,
} from '@quillcare/contracts';
import { draftQuote, type Product } from '@quillcare/testing';

/** Creates a quote that was sent, asked about, answered and called about. */
export async function quoteWithStory(
  product: Product,
  admin: UserPrincipal,
  clientId: string,
): Promise<string> {
  const draft = await draftQuote(product, admin, clientId);
  const { link } = await product.call(
    sendQuote,
    { params: { id: draft.id }, body: { version: draft.version } },
    admin,
  );
  const token = link.slice(link.lastIndexOf('/') + 1);
  const found = await product.callInternal(resolvePatientLink, { body: { token } });
  const patient: PatientPrincipal = { kind: 'patient', ...found, identified: true };
  const body = { response: 'query', queryMessage: 'May I fly afterwards?' } as const;
  await product.call(respondToQuote, { params: { token }, body }, patient);
  await product.call(
    answerQuoteQuestion,
    { params: { id: draft.id }, body: { text: 'After a week.' } },
    admin,
  );
  await callAbout(product, admin, draft.id);
  return draft.id;
}

/** Attempts a call, then calls. The quote's events change the callback in the meantime. */
async function callAbout(product: Product, admin: UserPrincipal, quoteId: string): Promise<void> {
  const acts = [
    [attemptCallback, 'No answer'],
    [completeCallback, 'Will decide'],
  ] as const;
  for (const [act, notes] of acts)
    await product.eventually(async () => {
      const [callback] = (await product.call(listCallbacks, { query: { quoteId } }, admin)).items;
      if (!callback) throw new Error('There is no callback yet.');
      const { id, version } = callback;
      await product.call(act, { params: { id }, body: { version, notes } }, admin);
    });
}

/** Adds the given numbers of views, changes, messages and calls, many of them at the same instant. */
export async function addManyEntries(
  product: Product,
  organisationId: string,
  clientId: string,
  quoteId: string,
  count: number,
): Promise<void> {
  const at = `timestamptz '2026-01-01' + (n % 20) * interval '1 microsecond'`;
  for (const [action, offset] of [
    ['VIEW', 1_000_000],
    ['UPDATE', 2_000_000],
  ] as const)
    await product.sql(
      `insert into audit.entry (id, organisation_id, service, entity_type, entity_id, action, changes, actor, actor_name,
         correlation_id, occurred_at, search_key, sequence, previous_hash, hash)
       select gen_random_uuid(), $1, 'crm', 'CLIENT', $2, $3, '[]', 'user', 'Amelia', 'c', ${at}, '', $4::int + n, '', ''
         from generate_series(1, $5::int) n`,
      [organisationId, clientId, action, offset, count],
    );
  await product.sql(
    `insert into quoting.quote_message (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at)
     select gen_random_uuid(), $1, $2, (select quote_number from quoting.quote where id = $2), 'PATIENT', 'PAGE', 'And?', ${at}
       from generate_series(1, $3::int) n`,
    [organisationId, quoteId, count],
  );
  await product.sql(
    `insert into callbacks.call (id, organisation_id, callback_id, outcome, called_at)
     select gen_random_uuid(), $1, (select id from callbacks.callback where quote_id = $2), 'ATTEMPTED', ${at}
       from generate_series(1, $3::int) n`,
    [organisationId, quoteId, count],
  );
}

// Simulates the passage of time: reminders of quotes and digests fall due, and a provider reports bounced emails.
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { persist } from './client.mjs';

const EVERY_MS = 2_000;
/** Bounce reports per round. */
const REPORTS = 5;
/** Younger quotes may not have been mailed yet. */
const SETTLED = `interval '3 seconds'`;

/** A time zone in which it is about noon now, because reminders are sent during the day and a run may begin at any hour. */
export function zoneOfNoon(now = new Date()) {
  const hoursToNoon = 12 - now.getUTCHours();
  if (hoursToNoon === 0) return 'Etc/UTC';
  // The sign in these names is inverted: Etc/GMT-10 is ten hours ahead.
  return hoursToNoon > 0 ? `Etc/GMT-${hoursToNoon}` : `Etc/GMT+${-hoursToNoon}`;
}

// Backdates these quotes as if they had been sent eight days ago, in one statement so that a quote is never only partly
// backdated.
const LET_REMIND = `
  with silent as (
    update quoting.quote q set time_zone = $1, sent_at = sent_at - interval '8 days',
      mail_state_at = mail_state_at - interval '8 days'
    where q.status = 'SENT' and q.client->>'email' like 'silent.%@chaos.example' and q.mail_state = 'DELIVERED'
      and q.sent_at between now() - interval '1 day' and now() - ${SETTLED}
    returning q.organisation_id, q.id)
  update quoting.patient_reminder r set due_at = now() from silent
   where r.organisation_id = silent.organisation_id and r.quote_id = silent.id and r.kind = 'SILENCE' and r.state = 'PLANNED'`;

// Repeated on the same day: nobody who has had a digest may get a second one.
const LET_DIGEST = `
  update notifications.practice_turn set day = (now() at time zone time_zone)::date, due_at = now() - interval '1 minute'
   where job = 'startDigests' and due_at > now() and random() < 0.2`;

const UNREPORTED = `
  select m.id, m.message_id as "messageId" from notifications.mail_message m
   where m.template = 'quote-ready' and m.state = 'DELIVERED' and m.soft_bounces = 0 and m.created_at < now() - ${SETTLED}
     and not m.id = any($1::uuid[])
   order by m.id limit ${REPORTS}`;

export class PassingTime {
  running = false;

  constructor({ origin, database, ledger, journal, secret }) {
    Object.assign(this, { origin, database, ledger, journal, secret });
  }

  start() {
    this.running = true;
    this.turning = this.turn();
  }

  /** Stops after a last round, when the servers are up again. */
  async stop() {
    this.running = false;
    await this.turning;
    await this.round();
  }

  async turn() {
    while (this.running) {
      // The database may be down. What cannot be made due now is made due in the next round.
      await this.round().catch(() => undefined);
      await pause(EVERY_MS);
    }
  }

  async round() {
    await this.database.query(LET_REMIND, [zoneOfNoon()]);
    await this.database.query(LET_DIGEST);
    const reported = this.journal.bounces.map(({ mailId }) => mailId);
    const mails = await this.database.query(UNREPORTED, [reported]);
    await Promise.all(mails.map((mail) => this.report(mail)));
  }

  /** Reports a soft bounce until the product acknowledges it. */
  async report({ id: mailId, messageId }) {
    const entry = { mailId, state: 'unclear' };
    this.journal.bounces.push(entry);
    const events = [
      {
        id: `chaos-${mailId}`,
        type: 'SOFT_BOUNCE',
        messageId,
        at: new Date().toISOString(),
        status: '4.2.2',
      },
    ];
    const body = signed(JSON.stringify({ events }), this.secret);
    const { outcome } = await persist(
      this.origin,
      { method: 'POST', path: '/public/mail-events', body },
      { ledger: this.ledger },
    );
    if (outcome === 'done') entry.state = 'acknowledged';
  }
}

export function signed(payload, secret, now = Date.now()) {
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return { timestamp, payload, signature };
}

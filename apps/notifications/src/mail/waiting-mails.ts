import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Backlog, mailsAge, mailsWaiting } from '@quillcare/service-kit';

const MAX_COUNTED = 10_000;

// Counts untried emails only if they are due, because a reminder may wait for weeks. The age covers only tried emails, because
// the sweep resets the due time of the others; emails that no worker takes show up in the age of jobs.
const WAITING = `select count(*)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at) filter (where attempts > 0)), 0)::float as oldest
  from (select created_at, attempts from notifications.mail_message
         where state = 'PENDING' and (due_at <= now() or attempts > 0) order by due_at limit ${MAX_COUNTED}) mail`;

/** Metrics of emails that have not been sent. */
@Injectable()
export class WaitingMailMetrics implements OnModuleInit {
  constructor(private readonly backlog: Backlog) {}

  onModuleInit(): void {
    this.backlog.add({
      measure: async (ask) => {
        const [row] = await ask<{ waiting: number; oldest: number }>(WAITING);
        mailsWaiting.set(row?.waiting ?? 0);
        mailsAge.set(row?.oldest ?? 0);
      },
      forget: () => {
        mailsWaiting.remove();
        mailsAge.remove();
      },
    });
  }
}

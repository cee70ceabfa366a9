import type { EnquiryFigures, QuoteFigures, ReportDivision } from '@quillcare/contracts';
import { timeClassOf, type DaySpan, type TimeFigures } from '@quillcare/rules';
import type { NotedLead, NotedQuote } from './noted.suite';
import type { History } from './report-history.suite';

/** Counts the author's notes one by one, the way a person with a list would. */
export class HandCount {
  private readonly format: Intl.DateTimeFormat;

  constructor(
    private readonly history: History,
    timeZone: string,
  ) {
    this.format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  }

  dayOf(instant: Date): string {
    return this.format.format(instant);
  }

  /** Quotes first sent in the period. */
  quotes({ from, to }: DaySpan): NotedQuote[] {
    return this.history.quotes.filter(({ sentAt }) => this.dayOf(sentAt) >= from && this.dayOf(sentAt) <= to);
  }

  leads({ from, to }: DaySpan): NotedLead[] {
    return this.history.leads.filter(
      ({ askedAt }) => this.dayOf(askedAt) >= from && this.dayOf(askedAt) <= to,
    );
  }

  questions({ from, to }: DaySpan): NotedQuote['questions'] {
    const all = this.history.quotes.flatMap(({ questions }) => questions);
    return all.filter(({ askedAt }) => this.dayOf(askedAt) >= from && this.dayOf(askedAt) <= to);
  }

  cases({ from, to }: DaySpan): NotedQuote[] {
    return this.history.quotes.filter(
      ({ acceptedAt }) => acceptedAt && this.dayOf(acceptedAt) >= from && this.dayOf(acceptedAt) <= to,
    );
  }

  /** The enquiry of a quote: the client's last one before the quote was started. */
  enquiryOf({ clientId, begunAt }: NotedQuote): NotedLead | undefined {
    return this.history.leads
      .filter((lead) => lead.clientId === clientId && lead.askedAt <= begunAt)
      .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
      .at(-1);
  }

  quotesOf(lead: NotedLead): NotedQuote[] {
    return this.history.quotes.filter((quote) => this.enquiryOf(quote) === lead);
  }

  valueOf(by: ReportDivision, quote: NotedQuote): string {
    const values = {
      MONTH: `${this.dayOf(quote.sentAt).slice(0, 7)}-01`,
      DOCTOR: quote.doctorId,
      SITE: quote.siteId ?? '',
      PROCEDURE: quote.surgeryId ?? '',
      SOURCE: this.enquiryOf(quote)?.source ?? '',
    };
    return values[by];
  }

  leadValueOf(by: ReportDivision, lead: NotedLead): string {
    const values = {
      MONTH: `${this.dayOf(lead.askedAt).slice(0, 7)}-01`,
      DOCTOR: lead.referringDoctorId ?? '',
      SITE: lead.siteId ?? '',
      PROCEDURE: lead.surgeryId ?? '',
      SOURCE: lead.source,
    };
    return values[by];
  }

  quoteFigures(quotes: readonly NotedQuote[]): QuoteFigures {
    const count = (is: (quote: NotedQuote) => boolean) => quotes.filter(is).length;
    const outcome = (wanted: NotedQuote['outcome']) => quotes.filter((quote) => quote.outcome === wanted);
    const value = (of: readonly NotedQuote[]) => of.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    return {
      quotes: quotes.length,
      viewed: count(({ isViewed }) => isViewed),
      accepted: outcome('ACCEPTED').length,
      declined: outcome('DECLINED').length,
      expired: outcome('EXPIRED').length,
      withdrawn: outcome('WITHDRAWN').length,
      acceptanceWithdrawn: outcome('ACCEPTANCE_WITHDRAWN').length,
      waiting: outcome('WAITING').length,
      done: count(({ isDone }) => isDone),
      quotedMinor: value(quotes),
      acceptedMinor: value(outcome('ACCEPTED')),
      waitingMinor: value(outcome('WAITING')),
    };
  }

  enquiryFigures(leads: readonly NotedLead[]): EnquiryFigures {
    const having = (is: (quote: NotedQuote) => boolean) =>
      leads.filter((lead) => this.quotesOf(lead).some(is)).length;
    return {
      enquiries: leads.length,
      reached: leads.filter(({ reachedAt }) => reachedAt).length,
      converted: leads.filter(({ clientId }) => clientId).length,
      quoted: having(() => true),
      accepted: having(({ outcome }) => outcome === 'ACCEPTED'),
      done: having(({ isDone }) => isDone),
      lost: leads.filter(({ lostReason }) => lostReason).length,
      expectedMinor: leads.length * 100_000,
    };
  }

  /** Durations of the pairs of instants; open ones are left out. */
  times(pairs: readonly (readonly [Date, Date | null | undefined])[]): TimeFigures {
    const minutes = pairs.flatMap(([from, to]) =>
      to ? [Math.floor((to.getTime() - from.getTime()) / 60_000)] : [],
    );
    return {
      count: minutes.length,
      minutes: minutes.reduce((sum, one) => sum + one, 0),
      classes: Array.from({ length: 10 }, (_, at) => minutes.filter((one) => timeClassOf(one) === at).length),
    };
  }

  reasons(given: readonly (string | null)[]): { reason: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const reason of given) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  }
}

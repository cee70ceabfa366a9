import {
  AppError,
  getToday,
  MAX_TODAY_ROWS_PER_KIND,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  OrganisationFacts,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import { DEFAULT_PATIENT_SETTINGS } from '../../../catalogue';
import { kindsOf, sourcesOf, type TodaySources } from '../domain/sources';
import { todayOf, type ExternalData } from '../domain/today';
import type { TodayRow } from '../persistence/today.part';
import { TODAY_SQL } from '../persistence/today.sql';
import { ExternalDataReader } from './external-data.reader';

/** How long a failed email other than the quote itself is shown; nobody fixes it after that. */
const FAILED_MAIL_SHOWN_MS = 14 * 86_400_000;

@Implements(getToday)
export class GetTodayQuery implements Handler<typeof getToday> {
  constructor(
    private readonly reader: TenantReader,
    private readonly elsewhere: ExternalDataReader,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async handle({ query }: InputOf<typeof getToday>): Promise<ResultOf<typeof getToday>> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const { id: organisationId, timeZone } = await this.organisation.current();
    const now = this.clock.now();
    const today = todayIn(now, timeZone);
    const sources = sourcesOf(principal);
    const since = new Date(now.getTime() - FAILED_MAIL_SHOWN_MS);
    const { userId } = principal;
    const gathered = await this.elsewhere.read({ organisationId, userId, today, since, sources });
    const rows =
      sources.quotes || sources.evidence
        ? await this.ownRows(sources, gathered, { today, timeZone, now })
        : [];
    return todayOf({ ...gathered, userId, today, timeZone, rows }, kindsOf(sources), query.kind);
  }

  private ownRows(
    { approvals, evidence }: TodaySources,
    { callbacks, failedMails }: ExternalData,
    { today, timeZone, now }: { today: string; timeZone: string; now: Date },
  ): Promise<TodayRow[]> {
    const named = [...callbacks.items, ...failedMails].flatMap(({ quoteId }) => quoteId ?? []);
    return this.reader.rows<TodayRow>('quoting.today', TODAY_SQL, [
      ...[today, now, timeZone, MAX_TODAY_ROWS_PER_KIND],
      ...[DEFAULT_PATIENT_SETTINGS.answerTargetHours, approvals, [...new Set(named)], evidence],
    ]);
  }
}

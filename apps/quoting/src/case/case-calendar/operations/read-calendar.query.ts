import { AppError, readCalendar, type FilePage, type InputOf } from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import { Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { feedTokenHash, buildFeed, type FeedCase } from '../domain/feed';

const REASON = 'the secret address of a calendar identifies its practice';

interface Feed {
  id: string;
  organisationId: string;
  doctorId: string;
  doctorName: string;
}

const FEED = `select f.id, f.organisation_id as "organisationId", f.doctor_id as "doctorId",
    concat_ws(' ', nullif(d.title, ''), d.first_name, d.last_name) as "doctorName"
  from quoting.calendar_feed f
  join quoting.doctor d on d.organisation_id = f.organisation_id and d.id = f.doctor_id and d.deleted_at is null
  where f.token_hash = $1`;

// Accurate to the hour, so that a client polling every few minutes does not cause a write each time.
const READ = `update quoting.calendar_feed set last_read_at = $3
  where organisation_id = $1 and id = $2 and (last_read_at is null or last_read_at < $3::timestamptz - interval '1 hour')`;

/** Cases from the past 60 and the next 400 days. Not paged, because each is only about 300 bytes. */
const CASES = `select c.id, c.quote_number as "quoteNumber", c.version, c.updated_at as "updatedAt", c.patient->>'firstName' as "firstName",
    c.patient->>'lastName' as "lastName", c.status, c.starts_at as "startsAt", c.duration_minutes as "durationMinutes",
    h.name as "hospitalName", c.theatre
  from quoting.surgery_case c
  left join quoting.hospital h on h.organisation_id = c.organisation_id and h.id = c.hospital_id
  where c.organisation_id = $1 and c.doctor_id = $2 and c.deleted_at is null
    and c.starts_at >= $3::timestamptz - interval '60 days' and c.starts_at < $3::timestamptz + interval '400 days'
  order by c.starts_at, c.id limit 1000`;

/** Serves anyone with the address, because the address is the credential. */
@Implements(readCalendar)
export class ReadCalendarQuery implements Handler<typeof readCalendar> {
  constructor(
    private readonly organisations: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof readCalendar>): Promise<FilePage> {
    const hash = feedTokenHash(params.token);
    if (!hash) throw new AppError('NOT_FOUND');
    const [feed] = await this.uow.runPlatform(REASON, () => this.uow.query<Feed>(FEED, [hash]));
    if (!feed || !(await this.isAvailable(feed))) throw new AppError('NOT_FOUND');
    const text = await this.uow.runFor(feed.organisationId, () => this.calendarOf(feed));
    const bytes = Buffer.from(text);
    return {
      fileName: 'surgery.ics',
      mediaType: 'text/calendar',
      sizeBytes: bytes.length,
      base64: bytes.toString('base64'),
      nextCursor: null,
    };
  }

  // The address works again once the practice is reactivated or its calendar feeds are switched back on.
  private async isAvailable({ organisationId }: Feed): Promise<boolean> {
    const practice = await this.organisations.get(organisationId);
    return practice.isActive && !isSwitchedOff(practice, 'calendarFeeds');
  }

  private async calendarOf({ id, organisationId, doctorId, doctorName }: Feed): Promise<string> {
    const now = this.uow.now();
    await this.uow.execute(READ, [organisationId, id, now]);
    const cases = await this.uow.query<FeedCase>(CASES, [organisationId, doctorId, now]);
    return buildFeed(doctorName, cases);
  }
}

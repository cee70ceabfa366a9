import { Inject } from '@nestjs/common';
import {
  AppError,
  invalid,
  mailEvents,
  recordMailEvents,
  type InputOf,
  type MailEvent,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, Implements, ProcessLogger, SERVICE_CONFIG, type Handler } from '@quillcare/service-kit';
import type { NotificationsConfig } from '../../notifications.config';
import { isGenuine } from '../domain/report-signature';
import { ReportRecorder } from '../report-recorder';

/** A report may concern emails of several practices. Each event is recorded in its own practice. */
@Implements(recordMailEvents, { platform: 'a provider reports by Message-ID, which identifies the practice' })
export class RecordMailEventsHandler implements Handler<typeof recordMailEvents> {
  constructor(
    private readonly recorder: ReportRecorder,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
  ) {}

  async handle({ body }: InputOf<typeof recordMailEvents>): Promise<ResultOf<typeof recordMailEvents>> {
    const { MAIL_EVENTS_SECRET: secret } = this.settings;
    if (secret === null || !isGenuine(body, secret, this.clock.now()))
      throw new AppError('SIGNATURE_INVALID');
    const counts = { recorded: 0, repeated: 0, unknown: 0 };
    for (const event of eventsIn(body.payload)) {
      const outcome = await this.recorder.record(event);
      if (outcome === 'RECORDED') counts.recorded += 1;
      else if (outcome === 'REPEATED') counts.repeated += 1;
      else counts.unknown += 1;
    }
    this.logger.info(counts, 'email reports recorded');
    return counts;
  }
}

// Parsed only after the signature has been verified, so that nobody else can make us parse anything.
function eventsIn(payload: string): MailEvent[] {
  const parsed = mailEvents.safeParse(jsonOf(payload));
  if (parsed.success) return parsed.data.events;
  throw invalid(
    ...parsed.error.issues.map(({ path, message }) => ({ path: ['payload', ...path].join('.'), message })),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ path: 'payload', message: 'This is not valid JSON' });
  }
}

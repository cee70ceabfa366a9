import { reminderSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { OnQuoteReminderWithheldConsumer } from './consumers/on-quote-reminder-withheld.consumer';
import { changedReminderSettings } from './domain/reminder-settings';
import { RemindPatientsJob } from './jobs/remind-patients.job';
import { CheckReminderQuery } from './operations/check-reminder.query';
import { ListQuoteRemindersQuery } from './operations/list-quote-reminders.query';
import { OpenReminderStopQuery } from './operations/open-reminder-stop.query';
import { ReminderPlanner } from './operations/reminder-planner';
import { Reminding } from './operations/reminding';
import { ResumeQuoteRemindersHandler } from './operations/resume-quote-reminders.handler';
import { StopQuoteRemindersHandler } from './operations/stop-quote-reminders.handler';
import { StopRemindersHandler } from './operations/stop-reminders.handler';
import { PatientReminderRepository } from './persistence/patient-reminder.repository';
import { ReminderSettingsEntity } from './persistence/reminder-settings.entity';
import { ReminderSettingsRepository } from './persistence/reminder-settings.repository';
import { ReminderStopRepository } from './persistence/reminder-stop.repository';

export const patientReminderParts = defineParts({
  entities: [ReminderSettingsEntity],
  handlers: [
    ...settingsHandlers(reminderSettings, {
      repository: ReminderSettingsRepository,
      change: changedReminderSettings,
    }),
    ListQuoteRemindersQuery,
    StopQuoteRemindersHandler,
    ResumeQuoteRemindersHandler,
    OpenReminderStopQuery,
    StopRemindersHandler,
    CheckReminderQuery,
  ],
  consumers: [OnQuoteReminderWithheldConsumer],
  jobs: [RemindPatientsJob],
  providers: [
    PatientReminderRepository,
    ReminderSettingsRepository,
    ReminderStopRepository,
    ReminderPlanner,
    Reminding,
  ],
});

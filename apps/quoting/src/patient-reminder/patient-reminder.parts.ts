import { defineParts } from '@quillcare/service-kit';
import { OnQuoteReminderWithheldConsumer } from './consumers/on-quote-reminder-withheld.consumer';
import { RemindPatientsJob } from './jobs/remind-patients.job';
import { CheckReminderQuery } from './operations/check-reminder.query';
import { GetReminderSettingsQuery } from './operations/get-reminder-settings.query';
import { ListQuoteRemindersQuery } from './operations/list-quote-reminders.query';
import { OpenReminderStopQuery } from './operations/open-reminder-stop.query';
import { ReminderPlanner } from './operations/reminder-planner';
import { ReminderSettingsReader } from './operations/reminder-settings.reader';
import { Reminding } from './operations/reminding';
import { ResumeQuoteRemindersHandler } from './operations/resume-quote-reminders.handler';
import { StopQuoteRemindersHandler } from './operations/stop-quote-reminders.handler';
import { StopRemindersHandler } from './operations/stop-reminders.handler';
import { UpdateReminderSettingsHandler } from './operations/update-reminder-settings.handler';
import { CreatePatientReminders1764760000000 } from './persistence/create-patient-reminders.migration';
import { PatientReminderRepository } from './persistence/patient-reminder.repository';
import { ReminderSettingsEntity } from './persistence/reminder-settings.entity';
import { ReminderSettingsRepository } from './persistence/reminder-settings.repository';
import { ReminderStopRepository } from './persistence/reminder-stop.repository';

/** Reminders to patients whose quote waits for an answer. */
export const patientReminderParts = defineParts({
  entities: [ReminderSettingsEntity],
  migrations: [CreatePatientReminders1764760000000],
  handlers: [
    GetReminderSettingsQuery,
    UpdateReminderSettingsHandler,
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
    ReminderSettingsReader,
    ReminderStopRepository,
    ReminderPlanner,
    Reminding,
  ],
});

import { GstNotice, mustConfirmGst } from '../../shared/gst/gst-notice.view';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { useSession } from '../../shared/session/session.context';
import { quoteSettingsForm } from './quote-settings.form';
import { ReminderSettingsSection } from './reminder-settings.form';

/** Settings of the practice's quotes: discounts, validity, checklist, GST and reminders. */
export function QuoteSettingsPage() {
  const { organisation } = useSession();
  return (
    <SettingsFormPage form={quoteSettingsForm} below={<ReminderSettingsSection />}>
      {(settings) => (
        <>
          {mustConfirmGst(organisation.country, settings) && <GstNotice settings={settings} />}
          <SettingsForm form={quoteSettingsForm} settings={settings} />
        </>
      )}
    </SettingsFormPage>
  );
}

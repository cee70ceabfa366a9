import { GstNotice, mustConfirmGst } from '../../shared/gst/gst-notice.view';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { useSession } from '../../shared/session/session.context';
import { quoteSettingsForm } from './quote-settings.form';
import { ReminderSettingsSection } from './reminder-settings.form';

/** Discounts, validity, the checklist and GST of the practice's quotes, and the reminders of them. */
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

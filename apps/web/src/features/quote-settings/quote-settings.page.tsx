import { getQuoteSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { GstNotice, mustConfirmGst } from '../../shared/gst/gst-notice.view';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { quoteSettingsWords } from './quote-settings.en';
import { QuoteSettingsForm } from './quote-settings.form';
import { ReminderSettingsSection } from './reminder-settings.form';

/** Discounts, validity, the checklist and GST of the practice's quotes, and the reminders of them. */
export function QuoteSettingsPage() {
  const t = useWords(quoteSettingsWords);
  const { organisation } = useSession();
  const request = useOperationQuery(getQuoteSettings, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={request.currentData?.version === 0 ? t('never') : undefined}
      back={t('back')}
      below={<ReminderSettingsSection />}
      {...{ request, failed: t('failed'), skeleton: 640 }}
    >
      {(settings) => (
        <>
          {mustConfirmGst(organisation.country, settings) && <GstNotice settings={settings} />}
          <QuoteSettingsForm settings={settings} />
        </>
      )}
    </SettingsPage>
  );
}

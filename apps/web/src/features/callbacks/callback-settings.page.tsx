import { getCallbackSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { callbackSettingsWords } from './callback-settings.en';
import { CallbackSettingsForm } from './callback-settings.form';

/** When a callback begins, how its days are counted, and whose it is. */
export function CallbackSettingsPage() {
  const t = useWords(callbackSettingsWords);
  const request = useOperationQuery(getCallbackSettings, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={request.currentData?.version === 0 ? t('never') : undefined}
      back={t('back')}
      {...{ request, failed: t('failed'), skeleton: 640 }}
    >
      {(settings) => <CallbackSettingsForm settings={settings} />}
    </SettingsPage>
  );
}

import { getCaseSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { caseSettingsWords } from './case-settings.en';
import { CaseSettingsForm } from './case-settings.form';

/** Double bookings, and who may record medical exceptions. */
export function CaseSettingsPage() {
  const t = useWords(caseSettingsWords);
  const request = useOperationQuery(getCaseSettings, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={request.currentData?.version === 0 ? t('never') : undefined}
      back={t('back')}
      {...{ request, failed: t('failed'), skeleton: 360 }}
    >
      {(settings) => <CaseSettingsForm settings={settings} />}
    </SettingsPage>
  );
}

import type { NotificationPreferences } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { PreferenceSwitch } from './preference-switch.view';
import { preferenceWords } from './preference.en';
import type { ChangePreferences } from './use-preferences';

export interface PreferenceSectionProps {
  preferences: NotificationPreferences;
  onChange: ChangePreferences;
}

export function ChannelSection({ preferences, onChange }: PreferenceSectionProps) {
  const t = useWords(preferenceWords);
  return (
    <Panel title={t('channels.title')}>
      <PreferenceSwitch
        label={t('channels.banner')}
        help={t('channels.bannerHelp')}
        isOn={preferences.showBannerNotifications}
        onChange={(showBannerNotifications) => onChange({ showBannerNotifications })}
      />
      <PreferenceSwitch
        label={t('channels.inApp')}
        help={t('channels.inAppHelp')}
        isOn={preferences.showInAppNotifications}
        onChange={(showInAppNotifications) => onChange({ showInAppNotifications })}
      />
      <PreferenceSwitch
        label={t('channels.email')}
        help={t('channels.emailHelp')}
        isOn={preferences.emailNotifications}
        onChange={(emailNotifications) => onChange({ emailNotifications })}
      />
    </Panel>
  );
}

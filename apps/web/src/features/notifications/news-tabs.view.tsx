import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useWords } from '../../shared/words/words';
import { notificationWords } from './notification.en';
import { unreadText } from './unread-count';

export const TABS = ['all', 'announcements', 'mentions'] as const;
export type NewsTab = (typeof TABS)[number];

export const tabIdOf = (id: string, tab: NewsTab): string => `${id}-${tab}`;

export interface NewsTabsProps {
  id: string;
  tab: NewsTab;
  unread: Record<NewsTab, number>;
  onChange: (tab: NewsTab) => void;
}

/** The tabs of the notification centre, each with its unread count. */
export function NewsTabs({ id, tab, unread, onChange }: NewsTabsProps) {
  const t = useWords(notificationWords);
  return (
    <Tabs
      value={tab}
      onChange={(_event, chosen: NewsTab) => onChange(chosen)}
      aria-label={t('tabs.label')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ px: 1, minHeight: 40, flexShrink: 0 }}
    >
      {TABS.map((each) => (
        <Tab
          key={each}
          value={each}
          id={tabIdOf(id, each)}
          sx={{ minHeight: 40, px: 1.5, minWidth: 0 }}
          label={
            unread[each] > 0
              ? t('tabs.counted', { tab: t(`tabs.${each}`), unread: unreadText(unread[each]) })
              : t(`tabs.${each}`)
          }
        />
      ))}
    </Tabs>
  );
}

import { countPlatformAnnouncementReaders, type PlatformAnnouncement } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Facts, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { platformAnnouncementWords } from './platform.en';

/** Counts the readers and their practices. Names are not shown, because who read it is each practice's own business. */
export function PlatformReaders({ record }: { record: PlatformAnnouncement }) {
  const t = useWords(platformAnnouncementWords);
  const { locale } = useFormats();
  const request = useOperationQuery(countPlatformAnnouncementReaders, { params: { id: record.id } });
  return (
    <Panel title={t('readers.title')}>
      <Loaded request={request} failed={t('readers.failed')} skeleton={64}>
        {({ practices, read, dismissed, acknowledged }) => (
          <Facts
            items={[
              { label: t('readers.practices'), value: formatNumber(practices, locale) },
              { label: t('readers.read'), value: formatNumber(read, locale) },
              record.needsAcknowledgement
                ? { label: t('readers.acknowledged'), value: formatNumber(acknowledged, locale) }
                : { label: t('readers.dismissed'), value: formatNumber(dismissed, locale) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

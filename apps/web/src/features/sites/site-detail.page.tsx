import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { getSite, restoreSite, type ResultOf } from '@quillcare/contracts';
import { PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { DuplicateNotice } from '../../shared/entries/duplicate-mark.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { RecordFacts, RecordStory } from '../../shared/forms/record/record-facts.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { useRights } from '../../shared/session/session.context';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { useWords } from '../../shared/words/words';
import { SiteActions } from './site-actions.view';
import { SiteDoctors } from './site-doctors.view';
import { siteForm } from './site.form';
import { siteWords } from './site.en';

export type SiteDetail = ResultOf<typeof getSite>;

/** One site: where it is, who works there and on which days. */
export function SiteDetailPage() {
  const { id = '' } = useParams();
  const t = useWords(siteWords);
  const request = useOperationQuery(getSite, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('pages.failed')}
      back={<BackLink to="/sites">{t('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(site) => <OneSite key={site.id} site={site} />}
    </Loaded>
  );
}

function OneSite({ site }: { site: SiteDetail }) {
  const t = useWords(siteWords);
  const { allows } = useRights();
  return (
    <>
      <PageHeader
        back={<BackLink to="/sites">{t('pages.list')}</BackLink>}
        title={site.name}
        aside={<Chips site={site} />}
        subtitle={t(`options.siteType.${site.siteType}`)}
        actions={site.deletedAt ? undefined : <SiteActions site={site} />}
      />
      {site.deletedAt && (
        <DeletedNotice
          {...{ deletedAt: site.deletedAt, operation: restoreSite, record: site, name: site.name }}
          mayRestore={allows(restoreSite)}
        />
      )}
      <DuplicateNotice record={site} path="/sites" />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <SiteDoctors site={site} />
        <Panel title={t('facts')}>
          <RecordFacts definition={siteForm} record={site} />
          <RecordStory record={site} />
        </Panel>
      </Box>
    </>
  );
}

function Chips({ site: { isDefault, isActive, isDuplicateFlag } }: { site: SiteDetail }) {
  const t = useWords(siteWords);
  return (
    <>
      {isDefault && <StatusChip label={t('default.badge')} tone="info" />}
      <ActiveChip isActive={isActive} />
      {isDuplicateFlag && <StatusChip label={t('duplicate')} tone="warning" />}
    </>
  );
}

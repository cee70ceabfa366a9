import { getSite, restoreSite, type ResultOf } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { defineDetail } from '../../shared/detail/detail.page';
import { DuplicateNotice } from '../../shared/entries/duplicate-mark.view';
import { RecordFacts, RecordStory } from '../../shared/forms/record/record-facts.view';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { useWords, word } from '../../shared/words/words';
import { siteActs } from './site-acts.definition';
import { SiteDoctors } from './site-doctors.view';
import { siteForm } from './site.form';
import { siteWords } from './site.en';

export type SiteDetail = ResultOf<typeof getSite>;

export const SiteDetailPage = defineDetail<SiteDetail>({
  get: getSite,
  list: { path: '/sites', label: () => word(siteWords, 'pages.list') },
  failed: () => word(siteWords, 'pages.failed'),
  nameOf: ({ name }) => name,
  chips: (site) => <Chips site={site} />,
  subtitle: ({ siteType }) => word(siteWords, `options.siteType.${siteType}`),
  acts: [siteActs.delete, siteActs.makeDefault, siteActs.edit],
  primary: () => siteActs.edit,
  restore: restoreSite,
  notices: [({ record }) => <DuplicateNotice record={record} path="/sites" />],
  sideWidth: 380,
  main: [({ record }) => <SiteDoctors site={record} />],
  side: [Details],
});

function Details({ record: site }: { record: SiteDetail }) {
  const t = useWords(siteWords);
  return (
    <Panel title={t('facts')}>
      <RecordFacts definition={siteForm} record={site} />
      <RecordStory record={site} />
    </Panel>
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

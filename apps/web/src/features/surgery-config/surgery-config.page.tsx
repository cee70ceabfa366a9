import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { z } from 'zod';
import {
  getSurgeryConfiguration,
  updateSurgeryConfiguration,
  type SurgeryConfigurationDetail,
  copySurgeryConfiguration,
  listSurgeryConfigurations,
} from '@quillcare/contracts';
import { PageHeader, Panel, StatusChip, CopyIcon } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { RecordFacts } from '../../shared/forms/record/record-facts.view';
import { discardUnsavedWork } from '../../shared/leaving/unsaved-work.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { SURGERY_SOURCE } from '../../shared/records/record-kinds';
import { RecordInput } from '../../shared/records/record.input';
import { useRights } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { ConfigEditor } from './config-editor.view';
import { configForm } from './config.form';
import { surgeryConfigWords } from './surgery-config.en';

const SOURCE = { ...SURGERY_SOURCE, list: listSurgeryConfigurations, query: { isConfigured: 'true' } };

const copyConfigurationAct = actsOn<SurgeryConfigurationDetail>(
  surgeryConfigWords,
  ({ surgery }) => surgery.name,
).act({
  name: 'copy',
  icon: <CopyIcon />,
  operation: copySurgeryConfiguration,
  asks: z.object({ fromSurgeryId: z.string({ error: () => word(surgeryConfigWords, 'copy.required') }) }),
  // Nothing is selected yet; `asks` rejects null.
  starts: () => ({ fromSurgeryId: null as never }),
  inputs: (record) => (
    <RecordInput
      name="fromSurgeryId"
      label={word(surgeryConfigWords, 'copy.fields.fromSurgeryId')}
      source={SOURCE}
      without={record ? [record.id] : []}
    />
  ),
  maxWidth: 'sm',
});

/** Configures what a quote for one surgery is filled with. */
export function SurgeryConfigPage() {
  const { id = '' } = useParams();
  const t = useWords(surgeryConfigWords);
  const request = useOperationQuery(getSurgeryConfiguration, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('pages.failed')}
      back={<BackLink to="/admin/surgery-config">{t('pages.list')}</BackLink>}
      skeleton={520}
    >
      {(record) => <ConfigurationView key={record.id} read={record} />}
    </Loaded>
  );
}

function ConfigurationView({ read }: { read: SurgeryConfigurationDetail }) {
  const t = useWords(surgeryConfigWords);
  const { allows } = useRights();
  // Shows a copy straight from the response, before it is refetched.
  const [copied, setCopied] = useState<SurgeryConfigurationDetail | null>(null);
  const record = copied && copied.version > read.version ? copied : read;
  return (
    <>
      <Header
        record={record}
        onCopied={(copy) => {
          discardUnsavedWork();
          setCopied(copy);
        }}
      />
      {allows(updateSurgeryConfiguration) ? (
        // The key resets the form for a copy, which must not be merged like a colleague's change.
        <ConfigEditor key={copied?.version ?? 'opened'} record={record} />
      ) : (
        <Panel title={t('pages.list')}>
          <RecordFacts definition={configForm} record={record} />
        </Panel>
      )}
    </>
  );
}

interface HeaderProps {
  record: SurgeryConfigurationDetail;
  onCopied: (copied: SurgeryConfigurationDetail) => void;
}

function Header({ record, onCopied }: HeaderProps) {
  const t = useWords(surgeryConfigWords);
  return (
    <PageHeader
      back={<BackLink to="/admin/surgery-config">{t('pages.list')}</BackLink>}
      title={record.surgery.name}
      aside={<StatusChip label={t(`class.${record.surgery.procedureClass}`)} tone="info" />}
      subtitle={<Facts {...record.surgery} />}
      actions={
        <>
          <Button component={RouterLink} to={`/surgeries/${record.id}`}>
            {t('pages.surgery')}
          </Button>
          <ActButtons
            acts={[copyConfigurationAct]}
            record={record}
            told={{ onDone: (copied) => onCopied(copied as SurgeryConfigurationDetail) }}
          />
        </>
      }
    />
  );
}

function Facts({ baseFeeMinor, minutes }: SurgeryConfigurationDetail['surgery']) {
  const t = useWords(surgeryConfigWords);
  const { money } = useFormats();
  const facts = [t('pages.baseFee', { amount: money(baseFeeMinor) })];
  if (minutes !== null) facts.push(t('pages.minutes', { count: minutes }));
  return <span className="tabular">{facts.join(' · ')}</span>;
}

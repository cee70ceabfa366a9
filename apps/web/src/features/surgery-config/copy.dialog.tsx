import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { useState } from 'react';
import {
  copySurgeryConfiguration,
  listSurgeryConfigurations,
  type SurgeryConfigurationDetail,
  type SurgeryConfigurationSummary,
} from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { RecordSearch } from '../../shared/records/record-search.view';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

const SOURCE = {
  list: listSurgeryConfigurations,
  query: { isConfigured: 'true' },
  nameOf: ({ name }: SurgeryConfigurationSummary) => name,
};

interface CopyDialogProps {
  record: SurgeryConfigurationDetail;
  onCopied: (copied: SurgeryConfigurationDetail) => void;
  onClose: () => void;
}

/** Takes over another surgery's configuration. */
export function CopyDialog({ record: shown, onCopied, onClose }: CopyDialogProps) {
  const record = useAsSeen(shown);
  const t = useWords(surgeryConfigWords);
  const [source, setSource] = useState<SurgeryConfigurationSummary | null>(null);
  const [isTried, setTried] = useState(false);
  const [copy, { isLoading, error }] = useOperationMutation(copySurgeryConfiguration);
  const run = async () => {
    setTried(true);
    if (!source || isLoading) return;
    const body = { fromSurgeryId: source.id, version: record.version };
    const copied = await copy({ params: { id: record.id }, body }).catch(() => null);
    if (!copied) return; // The dialog shows why.
    showToast({ title: t('copy.done', { name: source.name }) });
    onCopied(copied);
  };
  return (
    <TitledDialog
      title={t('copy.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('copy.cancel')}</Button>
          <Button variant="contained" aria-disabled={isLoading} onClick={() => void run()}>
            {t('copy.save')}
          </Button>
        </>
      }
    >
      <Typography>
        {t('copy.hint')} {t('copy.unsaved')}
      </Typography>
      <RecordSearch<SurgeryConfigurationSummary>
        label={t('copy.find')}
        source={SOURCE}
        without={[record.id]}
        onChoose={setSource}
      />
      {source && <Typography sx={{ fontWeight: 500 }}>{t('copy.chosen', { name: source.name })}</Typography>}
      {isTried && !source && (
        <Typography role="alert" color="error">
          {t('copy.required')}
        </Typography>
      )}
      {error && <Alert severity="error">{toProblem(error).detail}</Alert>}
    </TitledDialog>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { consentChannel, recordClientConsents, type Client, type ConsentChannel } from '@quillcare/contracts';
import { describedBy, FieldFrame, TitledDialog } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { formWords } from '../../shared/forms/form.en';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { consentWords } from './consent.en';

const SOURCES = ['IN_PERSON', 'PHONE', 'EMAIL', 'FORM', 'OTHER'] as const;
type Source = (typeof SOURCES)[number];
type Choices = Partial<Record<ConsentChannel, boolean>>;
/** Of the note, as the contract has it. */
const MOST_CHARACTERS = 500;

/** Records what a client said; channels that nobody touches keep what they have. */
export function ConsentDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useWords(consentWords);
  const tForm = useWords(formWords);
  const [choices, setChoices] = useState<Choices>({});
  const [source, setSource] = useState<Source>('IN_PERSON');
  const [note, setNote] = useState('');
  const { record, isBusy, refusal } = useRecording(client, onClose);
  const decisions = consentChannel.options.flatMap((channel) => {
    const isGiven = choices[channel];
    return isGiven === undefined ? [] : [{ channel, isGiven }];
  });
  return (
    <TitledDialog
      title={t('dialog.title', { name: clientName(client) })}
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      isText
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {tForm('cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void record({ decisions, source, note })}
          >
            {isBusy ? tForm('saving') : t('dialog.submit')}
          </Button>
        </>
      }
    >
      {refusal && (
        <Alert severity="error" role="alert">
          <AlertTitle>{t('dialog.failed')}</AlertTitle>
          {refusal}
        </Alert>
      )}
      <Typography color="textSecondary">{t('dialog.hint')}</Typography>
      {consentChannel.options.map((channel) => (
        <ChannelChoice
          key={channel}
          channel={channel}
          isGiven={choices[channel]}
          onChoose={(isGiven) => setChoices({ ...choices, [channel]: isGiven })}
        />
      ))}
      <SourceInput source={source} onChange={setSource} />
      <NoteInput note={note} onChange={setNote} />
    </TitledDialog>
  );
}

function useRecording(client: Client, onClose: () => void) {
  const t = useWords(consentWords);
  const [run, { isLoading }] = useOperationMutation(recordClientConsents);
  const [refusal, setRefusal] = useState<string | null>(null);
  const record = async (body: Parameters<typeof run>[0]['body']) => {
    setRefusal(null);
    try {
      await run({ params: { id: client.id }, body });
      showToast({ title: t('dialog.done'), message: clientName(client) });
      onClose();
    } catch (error) {
      const problem = toProblem(error);
      setRefusal(problem.errors?.[0]?.message ?? problem.detail);
    }
  };
  return { record, isBusy: isLoading, refusal };
}

interface ChannelChoiceProps {
  channel: ConsentChannel;
  isGiven: boolean | undefined;
  onChoose: (isGiven: boolean | undefined) => void;
}

function ChannelChoice({ channel, isGiven, onChoose }: ChannelChoiceProps) {
  const t = useWords(consentWords);
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { xs: 'flex-start', sm: 'center' },
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography id={id}>{t(`channels.${channel}`)}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={isGiven === undefined ? 'unchanged' : String(isGiven)}
        onChange={(_event, value: string | null) =>
          onChoose(value === null || value === 'unchanged' ? undefined : value === 'true')
        }
      >
        <ToggleButton value="unchanged">{t('dialog.unchanged')}</ToggleButton>
        <ToggleButton value="true">{t('dialog.given')}</ToggleButton>
        <ToggleButton value="false">{t('dialog.withdrawn')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

function SourceInput({ source, onChange }: { source: Source; onChange: (source: Source) => void }) {
  const t = useWords(consentWords);
  const id = useId();
  return (
    <FieldFrame id={id} label={t('dialog.source')}>
      <TextField
        select
        value={source}
        onChange={({ target }) => onChange(target.value as Source)}
        slotProps={{ select: { SelectDisplayProps: { id, 'aria-labelledby': `${id}-label ${id}` } } }}
      >
        {SOURCES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`sourceOptions.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}

function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const t = useWords(consentWords);
  const id = useId();
  const help = t('dialog.noteHelp');
  return (
    <FieldFrame id={id} label={t('dialog.note')} help={help} optional>
      <TextField
        id={id}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: { maxLength: MOST_CHARACTERS, 'aria-describedby': describedBy(id, { help }) },
        }}
      />
    </FieldFrame>
  );
}

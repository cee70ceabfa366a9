import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { duplicateQuote, listClients, type Quote, type ResultOf } from '@quillcare/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordSearch } from '../../../shared/forms/record-search.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { ActDialog, useAct } from './act.dialog';
import { actWords } from './quote-acts.en';

type Client = ResultOf<typeof listClients>['items'][number];
const CLIENTS = {
  operation: listClients,
  nameOf: ({ firstName, lastName, email }: Client) => `${firstName} ${lastName}, ${email}`,
};

/** A new draft with the same lines, for the same client or for another. */
export function DuplicateDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useWords(actWords);
  const navigate = useNavigate();
  const { start, isBusy, problem } = useAct(duplicateQuote);
  const [isOther, setOther] = useState(false);
  const [client, setClient] = useState<Client | null>(null);
  const [isMissing, setMissing] = useState(false);
  const duplicate = async () => {
    setMissing(isOther && !client);
    if (isOther && !client) return;
    const clientId = isOther && client ? client.id : quote.client.id;
    const copy = await start({ params: { id: quote.id }, body: { clientId } });
    if (!copy) return;
    showToast({ title: t('duplicate.done', { number: copy.quoteNumber }) });
    await navigate(`/quotes/edit/${copy.id}`);
  };
  const name = `${quote.client.firstName} ${quote.client.lastName}`;
  return (
    <ActDialog
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
      isBusy={isBusy}
      onConfirm={() => void duplicate()}
      onClose={onClose}
      problem={problem}
      failed={t('duplicate.failed')}
    >
      <Typography>{t('duplicate.hint')}</Typography>
      <RadioGroup
        aria-label={t('duplicate.client')}
        value={String(isOther)}
        onChange={(_event, value) => setOther(value === 'true')}
      >
        <FormControlLabel
          value="false"
          control={<Radio size="small" />}
          label={t('duplicate.same', { name })}
        />
        <FormControlLabel value="true" control={<Radio size="small" />} label={t('duplicate.other')} />
      </RadioGroup>
      {isOther && <ClientChoice client={client} onChoose={setClient} />}
      {isOther && isMissing && !client && (
        <FormHelperText error role="alert">
          {t('duplicate.missing')}
        </FormHelperText>
      )}
    </ActDialog>
  );
}

interface ClientChoiceProps {
  client: Client | null;
  onChoose: (client: Client | null) => void;
}

function ClientChoice({ client, onChoose }: ClientChoiceProps) {
  const t = useWords(actWords);
  if (!client) return <RecordSearch label={t('duplicate.find')} source={CLIENTS} onChoose={onChoose} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('duplicate.chosen', { name: CLIENTS.nameOf(client) })}
      </Typography>
      <Button size="small" onClick={() => onChoose(null)}>
        {t('duplicate.change')}
      </Button>
    </Box>
  );
}

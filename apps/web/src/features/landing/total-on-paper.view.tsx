import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { compareTotal, type ResultOf } from '@quillcare/contracts';
import { parseMoney } from '@quillcare/rules';
import { useState, type FormEvent } from 'react';
import { callOperation } from '../../shared/api/api';
import { useWords } from '../../shared/words/words';
import { verifyWords } from './verify.en';

type Outcome = 'totalRight' | 'totalWrong' | 'totalTooOften' | 'failed';

/** A forged paper can carry a genuine code: its total tells. */
export function TotalOnPaper({ code }: { code: string }) {
  const t = useWords(verifyWords);
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    const totalMinor = parseMoney(typed);
    setUnread(totalMinor === null);
    setOutcome(null);
    if (totalMinor === null) return;
    setBusy(true);
    setOutcome(await outcomeOf(code, totalMinor));
    setBusy(false);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void compare(event)}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextField
        fullWidth
        label={t('total')}
        helperText={t(isUnread ? 'totalUnread' : 'totalHelp')}
        error={isUnread}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOutcome(null);
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {t(isBusy ? 'checking' : 'compare')}
      </Button>
      {outcome && <Alert severity={outcome === 'totalRight' ? 'success' : 'error'}>{t(outcome)}</Alert>}
    </Box>
  );
}

async function outcomeOf(code: string, totalMinor: number): Promise<Outcome> {
  const parts = { params: { code }, body: { totalMinor } };
  const answer = await callOperation({ operation: compareTotal, parts }, new AbortController().signal);
  if ('error' in answer) return answer.error?.status === 429 ? 'totalTooOften' : 'failed';
  return (answer.data as ResultOf<typeof compareTotal>).agrees ? 'totalRight' : 'totalWrong';
}

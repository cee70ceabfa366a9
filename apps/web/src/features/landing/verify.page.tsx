import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { verifyDocument, type ResultOf } from '@quillcare/contracts';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callOperation } from '../../shared/api/api';
import { useWords } from '../../shared/words/words';
import { fileHash } from './file-hash';
import { PublicLayout } from './public.layout';
import { verifyWords } from './verify.en';
import { Verdict } from './verify-result.view';

type Result = ResultOf<typeof verifyDocument>;

/** For anybody who holds a document: whether it is genuine, without a word of its contents. */
export function VerifyPage() {
  const t = useWords(verifyWords);
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const [isMissing, setMissing] = useState(false);
  const { result, checked, isBusy, hasFailed, check, clear } = useVerdict();
  useCodeOfAddress(check);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) clear();
    else void check(() => Promise.resolve(code));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setMissing(false);
    if (file) void check(() => fileHash(file));
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <PublicLayout>
      <Box sx={{ maxWidth: 640, mx: 'auto', px: 2, py: { xs: 4, sm: 7 }, display: 'grid', gap: 3 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: 28, sm: 36 } }}>
          {t('title')}
        </Typography>
        <Typography color="textSecondary">{t('intro')}</Typography>
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <TextField
            fullWidth
            label={t('code')}
            error={isMissing}
            helperText={t(isMissing ? 'codeMissing' : 'codeHelp')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            slotProps={{ htmlInput: { maxLength: 80, autoCapitalize: 'characters', spellCheck: false } }}
          />
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t(isBusy ? 'checking' : 'check')}
          </Button>
        </Box>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="h2" sx={{ fontSize: 18 }}>
            {t('file')}
          </Typography>
          <Typography color="textSecondary">{t('fileHelp')}</Typography>
          {/* The field in it has the role and the focus: a control must not be nested in another. */}
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            disabled={isBusy}
            sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
          >
            {t('choose')}
            <input
              type="file"
              accept="application/pdf"
              onChange={choose}
              className="visually-hidden"
              style={HIDDEN}
            />
          </Button>
        </Box>
        <Box role="status" aria-live="polite">
          {hasFailed && <Alert severity="error">{t('failed')}</Alert>}
          {result && <Verdict key={checked} result={result} code={checked} />}
        </Box>
      </Box>
    </PublicLayout>
  );
}

// Reachable by keyboard, unlike `display: none`.
const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;

/** The square code on a document leads here: it is checked at once, for it was not typed. */
function useCodeOfAddress(check: (codeOf: () => Promise<string>) => Promise<void>): void {
  const [search] = useSearchParams();
  const scanned = search.get('code') ?? '';
  const latest = useRef(check);
  useEffect(() => {
    if (scanned.trim() !== '') void latest.current(() => Promise.resolve(scanned));
  }, [scanned]);
}

function useVerdict() {
  const [result, setResult] = useState<Result | null>(null);
  const [checked, setChecked] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const clear = () => {
    setFailed(false);
    setResult(null);
  };
  const check = async (codeOf: () => Promise<string>): Promise<void> => {
    setBusy(true);
    clear();
    try {
      const code = (await codeOf()).trim();
      setChecked(code);
      const parts = { params: { code } };
      const answer = await callOperation({ operation: verifyDocument, parts }, new AbortController().signal);
      if ('error' in answer) setFailed(true);
      else setResult(answer.data as Result);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return { result, checked, isBusy, hasFailed, check, clear };
}

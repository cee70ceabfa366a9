import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResultOf, verifyDocument } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { verifyWords } from './verify.en';

/** What the check said. */
export function Verdict({ result }: { result: ResultOf<typeof verifyDocument> }) {
  const t = useWords(verifyWords);
  const formats = useFormats();
  const { isKnown, by, kind, state, revision, madeAt, signedAt, endedAt, sha256 } = result;
  // A code may be mistyped; a file that we do not know is the answer "no".
  if (!isKnown || !kind || !state)
    return <Alert severity={by === 'FILE' ? 'error' : 'warning'}>{t(`unknown.${by}`)}</Alert>;
  const when = (at: string | null) => (at === null ? null : formats.dateTime(at));
  const facts = [
    { name: t('facts.kind'), value: t(`kinds.${kind}`) },
    { name: t('facts.state'), value: t(`states.${state}`) },
    { name: t('facts.version'), value: revision === null ? null : String(revision) },
    { name: t('facts.madeAt'), value: when(madeAt) },
    { name: t('facts.signedAt'), value: when(signedAt) },
    { name: t('facts.endedAt'), value: when(endedAt) },
    { name: t('facts.sha256'), value: sha256 },
  ].filter(({ value }) => value !== null);
  const isInForce = state === 'SIGNED' || state === 'WAITING';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={isInForce ? 'success' : 'info'}>{t(`genuine.${by}`)}</Alert>
      <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0 }}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

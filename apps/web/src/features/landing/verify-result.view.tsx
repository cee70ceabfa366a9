import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResultOf, verifyDocument } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { TotalOnPaper } from './total-on-paper.view';
import { verifyWords } from './verify.en';

/** What the check said. */
export function Verdict({ result, code }: { result: ResultOf<typeof verifyDocument>; code: string }) {
  const t = useWords(verifyWords);
  const formats = useFormats();
  const { isKnown, by, kind, state, revision, madeAt, signedAt, endedAt } = result;
  const { sha256, documentHash, numberEnd } = result;
  if (!isKnown || !kind || !state) return <Alert severity="error">{t(`unknown.${by}`)}</Alert>;
  const when = (at: string | null) => (at === null ? null : formats.dateTime(at));
  const facts = [
    { name: t('facts.kind'), value: t(`kinds.${kind}`) },
    { name: t('facts.state'), value: t(`states.${state}`) },
    { name: t('facts.numberEnd'), value: numberEnd },
    { name: t('facts.documentHash'), value: documentHash },
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
      {by === 'CODE' && <TotalOnPaper code={code} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { removeCaseGate, type CaseGate, type SurgeryCase } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { DocumentLink } from './document-link.view';

interface GateLineProps {
  gate: CaseGate;
  surgeryCase: SurgeryCase;
  /** A consent that the quote tells of came too early, so that another one is recorded. */
  mayAgain: boolean;
  /** Left out where nothing can be recorded. */
  onRecord?: () => void;
}

/** A step of the pathway: done when, by whom and how, or open. */
export function GateLine({ gate, surgeryCase, mayAgain, onRecord }: GateLineProps) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { kind, evidence } = gate;
  const isOwn = evidence !== null && !evidence.isAutomatic;
  const isRecordable = !evidence?.isAutomatic || (kind === 'CONSENT_SIGNED' && mayAgain);
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{t(`pathway.gates.${kind}`)}</Typography>
        {evidence && <Evidence evidence={evidence} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', justifyContent: 'end' }}>
        {evidence ? (
          <StatusChip label={formats.date(evidence.doneOn)} tone="success" />
        ) : (
          <StatusChip label={t('pathway.open')} tone="warning" />
        )}
        {onRecord && isRecordable && (
          <Button
            size="small"
            onClick={onRecord}
            aria-label={`${t(isOwn ? 'verb.correct' : 'verb.record')}: ${t(`pathway.gates.${kind}`)}`}
          >
            {t(isOwn ? 'verb.correct' : 'verb.record')}
          </Button>
        )}
        {onRecord && isOwn && <RemoveButton gate={gate} surgeryCase={surgeryCase} />}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gap: 1,
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  borderTop: 1,
  borderColor: 'divider',
};

function Evidence({ evidence }: { evidence: NonNullable<CaseGate['evidence']> }) {
  const t = useWords(casePageWords);
  const { doctorName, byName, profession, isIndependent, mode, outcome } = evidence;
  const { note, document, isAutomatic, recordedByName } = evidence;
  const facts = [
    doctorName ?? byName,
    profession && t(`pathway.professions.${profession}`),
    isIndependent !== null && t(isIndependent ? 'pathway.independent' : 'pathway.notIndependent'),
    mode && t(`pathway.modes.${mode}`),
    outcome && t(`pathway.outcomes.${outcome}`),
    isAutomatic && t('pathway.automatic'),
    recordedByName && t('pathway.recordedBy', { name: recordedByName }),
  ].filter(Boolean);
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
      {note && <div>{note}</div>}
      {document && (
        <div>
          {t('pathway.document')} <DocumentLink document={document} />
        </div>
      )}
    </Typography>
  );
}

function RemoveButton({ gate: { kind }, surgeryCase }: { gate: CaseGate; surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { ask, dialog } = useConfirmedCommand(removeCaseGate);
  const { id, version } = surgeryCase;
  const start = () =>
    ask({
      title: t('asks.remove.title'),
      hint: t('asks.remove.hint'),
      confirmLabel: t('verb.remove'),
      done: t('asks.remove.done'),
      failed: t('asks.remove.failed'),
      reason: { label: t('asks.remove.reason'), isRequired: true, maxLength: 500 },
      request: (reason: string) => ({ params: { id }, body: { version, kind, reason } }),
    });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={start}
        aria-label={`${t('verb.remove')}: ${t(`pathway.gates.${kind}`)}`}
      >
        {t('verb.remove')}
      </Button>
      {dialog}
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CaseGate, SurgeryCase } from '@quillcare/contracts';
import { Muted, StatusChip } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords, word } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { recordGateAct, removeGateAct } from './gate-acts.definition';
import { DocumentLink } from './document-link.view';

interface GateLineProps {
  gate: CaseGate;
  surgeryCase: SurgeryCase;
  /** True if the consent taken from the quote was given too early, so that another one must be recorded. */
  mayAgain: boolean;
  mayRecord: boolean;
}

const correctGate = { ...recordGateAct, label: () => word(casePageWords, 'correct.label') };

/** One gate of the pathway: when, by whom and how it was completed, or that it is open. */
export function GateLine({ gate, surgeryCase, mayAgain, mayRecord }: GateLineProps) {
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
        {mayRecord && (
          <ActButtons
            acts={[
              ...(isRecordable ? [isOwn ? correctGate : recordGateAct] : []),
              ...(isOwn ? [removeGateAct] : []),
            ]}
            record={{ ...surgeryCase, gate }}
            look={SMALL_STYLE}
            about={t(`pathway.gates.${kind}`)}
          />
        )}
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
    <Muted component="div" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
      {note && <div>{note}</div>}
      {document && (
        <div>
          {t('pathway.document')} <DocumentLink document={document} />
        </div>
      )}
    </Muted>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { TitledDialog, Muted } from '@quillcare/ui';
import { useState } from 'react';
import { listFaultyAssignments, repairAssignments, type FaultyAssignment } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { repairWords } from './repair.en';

/** Finds invalid assignments of doctors to sites and removes those selected. */
export function RepairDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(repairWords);
  const request = useOperationQuery(listFaultyAssignments, {}, { refetchOnMountOrArgChange: true });
  const repair = useRepair();
  return (
    <TitledDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {request.currentData && <RemoveButton items={request.currentData.items} repair={repair} />}
        </>
      }
    >
      <Outcome {...repair} />
      <Loaded request={request} failed={t('failed')} skeleton={140}>
        {({ items }) => <Found items={items} repair={repair} />}
      </Loaded>
    </TitledDialog>
  );
}

interface Repair {
  /** Whether it will be removed. All are selected by default. */
  isTicked: (assignment: FaultyAssignment) => boolean;
  tick: (assignment: FaultyAssignment, isTicked: boolean) => void;
  remove: (assignments: readonly FaultyAssignment[]) => Promise<void>;
  isRunning: boolean;
  result: { asked: number; removed: number } | null;
  problem: string | null;
}

function useRepair(): Repair {
  const t = useWords(repairWords);
  const [run, { isLoading }] = useOperationMutation(repairAssignments);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<Repair['result']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tick = (assignment: FaultyAssignment, isTicked: boolean) => {
    const key = assignmentKey(assignment);
    setProblem(null);
    setLeftOut((keys) => new Set(isTicked ? [...keys].filter((one) => one !== key) : [...keys, key]));
  };
  const remove = async (chosen: readonly FaultyAssignment[]) => {
    setResult(null);
    setProblem(chosen.length === 0 ? t('nothingTicked') : null);
    if (chosen.length === 0) return;
    const assignments = chosen.map(({ siteId, doctorId }) => ({ siteId, doctorId }));
    try {
      const { removed } = await run({ body: { assignments } });
      setResult({ asked: chosen.length, removed });
    } catch (error) {
      setProblem(toProblem(error).detail);
    }
  };
  const isTicked = (assignment: FaultyAssignment) => !leftOut.has(assignmentKey(assignment));
  return { isTicked, tick, remove, isRunning: isLoading, result, problem };
}

function Outcome({ result, problem }: Repair) {
  const t = useWords(repairWords);
  if (problem) return <Alert severity="error">{problem}</Alert>;
  if (!result) return null;
  return (
    <Alert severity="success" role="status">
      {t('removed', { count: result.removed })} {result.removed < result.asked && t('othersSound')}
    </Alert>
  );
}

function Found({ items, repair }: { items: readonly FaultyAssignment[]; repair: Repair }) {
  const t = useWords(repairWords);
  if (items.length === 0) return <Typography>{t('sound')}</Typography>;
  return (
    <>
      <Typography>{t('found', { count: items.length })}</Typography>
      <FaultyAssignmentList items={items} isTicked={repair.isTicked} onTick={repair.tick} />
      <Typography color="textSecondary">{t('effect')}</Typography>
    </>
  );
}

function RemoveButton({ items, repair }: { items: readonly FaultyAssignment[]; repair: Repair }) {
  const t = useWords(repairWords);
  const chosen = items.filter(repair.isTicked);
  if (items.length === 0) return null;
  return (
    <Button
      variant="contained"
      color="error"
      disabled={repair.isRunning}
      onClick={() => void repair.remove(chosen)}
    >
      {repair.isRunning ? t('removing') : t('remove', { count: chosen.length })}
    </Button>
  );
}

const assignmentKey = ({ siteId, doctorId }: FaultyAssignment): string => `${siteId} ${doctorId}`;

interface FaultyAssignmentListProps {
  items: readonly FaultyAssignment[];
  isTicked: (assignment: FaultyAssignment) => boolean;
  onTick: (assignment: FaultyAssignment, isTicked: boolean) => void;
}

/** Invalid assignments, each with the reason and a checkbox for removing it. */
function FaultyAssignmentList({ items, isTicked, onTick }: FaultyAssignmentListProps) {
  const t = useWords(repairWords);
  return (
    <Box
      component="ul"
      aria-label={t('list')}
      sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {items.map((assignment) => (
        <Box
          key={assignmentKey(assignment)}
          component="li"
          sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <FaultyRow
            assignment={assignment}
            isTicked={isTicked(assignment)}
            onTick={(ticked) => onTick(assignment, ticked)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface FaultyRowProps {
  assignment: FaultyAssignment;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function FaultyRow({ assignment, isTicked, onTick }: FaultyRowProps) {
  const t = useWords(repairWords);
  const { doctorName, siteName, faults } = assignment;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 1, cursor: 'pointer' }}
    >
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={(_event, ticked) => onTick(ticked)}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.25 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {t('line', { doctor: doctorName, site: siteName })}
        </Typography>
        <Muted component="span">{faults.map((fault) => t(`faults.${fault}`)).join(' ')}</Muted>
      </Box>
    </Box>
  );
}

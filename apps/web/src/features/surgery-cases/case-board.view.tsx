import Typography from '@mui/material/Typography';
import { getCaseBoard, type CaseCard } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { Board, LoadingBoard } from '../../shared/board/board.view';
import { formatReadiness } from '../../shared/case-checklist/readiness';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { CASE_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { caseBoardWords } from './case-board.en';

/** Surgery cases by status. Their cards open the case. */
export function CaseBoard() {
  const t = useWords(caseBoardWords);
  const request = useOperationQuery(getCaseBoard, {});
  return (
    <Loaded request={request} failed={t('failed')} skeleton={<LoadingBoard />}>
      {({ columns }) => (
        <Board<CaseCard>
          label={t('label')}
          columns={columns.map(({ status, cards, count, totalMinor }) => ({
            id: status,
            title: CASE_STATUS[status].label,
            cards,
            count,
            sumMinor: totalMinor,
          }))}
          nameOf={({ patient, quoteNumber }) => `${patient.firstName} ${patient.lastName}, ${quoteNumber}`}
          amountOf={({ totalMinor }) => totalMinor}
          renderCard={(one) => <Card surgery={one} />}
        />
      )}
    </Loaded>
  );
}

const OPEN: readonly CaseCard['status'][] = ['PLANNED', 'SCHEDULED', 'RESCHEDULED'];

function Card({ surgery }: { surgery: CaseCard }) {
  const t = useWords(caseBoardWords);
  const { ago, date, dateTime } = useFormats();
  const { id, patient, procedures, acceptedAt, preferredDate, startsAt, status, readiness } = surgery;
  const isUndated = preferredDate === null && startsAt === null && OPEN.includes(status);
  return (
    <>
      <PageLink to={`/surgery-cases/${id}`} color="textPrimary" sx={{ fontWeight: 500 }}>
        {patient.firstName} {patient.lastName}
      </PageLink>
      <Muted>{procedures.map(({ name }) => name).join(', ')}</Muted>
      <Muted>{t('accepted', { ago: ago(acceptedAt) })}</Muted>
      {startsAt && <Typography variant="body2">{t('booked', { date: dateTime(startsAt) })}</Typography>}
      {preferredDate && !startsAt && (
        <Typography variant="body2">{t('preferred', { date: date(preferredDate) })}</Typography>
      )}
      {readiness && OPEN.includes(status) && <Muted className="tabular">{formatReadiness(readiness)}</Muted>}
      {isUndated && (
        <Typography variant="body2" sx={{ color: 'tone.warning.text' }}>
          {t('undated')}
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        <Money minor={surgery.totalMinor} currency={surgery.currency} />
      </Typography>
    </>
  );
}

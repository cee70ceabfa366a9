import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { QuoteNotice } from '@quillcare/rules';
import { useFormats } from '../../../../shared/formats/use-formats';
import { isAdmin } from '../../../../shared/feature/visibility';
import { PageLink } from '../../../../shared/navigation/page-link.view';
import { useSession } from '../../../../shared/session/session.context';
import {
  findBenefitNotices,
  formatBenefitNotice,
  getRemedy,
  type BenefitNotice,
} from '../../../../shared/medicare/benefit-notices';
import { medicareWords } from '../../../../shared/medicare/medicare.en';
import { priceWords } from '../../../../shared/price/price.en';
import { lookUp, useWords, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { columnOfField } from '../lines/line-columns';
import { useEditor, useEditorStore } from '../state/editor.store';
import { describeError } from './editor-errors.view';
import { focusBenefitRemedy } from './focus-point';

const OPTION_NOTICES = new Set<QuoteNotice['code']>([
  'OPTION_UNKNOWN',
  'OPTION_KEPT',
  'ONE_OPTION_ONLY',
  'BOTH_SIDES_NOT_PRICED',
  'CHOICE_NOT_OFFERED',
]);

/** Notices without a link, because they are resolved in the editor itself. */
const NOTICES_WITHOUT_LINK = new Set<QuoteNotice['code']>([
  'SURGERY_TWICE',
  'CHOICE_WITHOUT_EFFECT',
  'TOO_MANY_CHOICES',
]);

/** Notices about the composed lines, with their remedies, and the reason if pricing failed. */
export function Notices({ onRetry }: { onRetry: () => void }) {
  const notices = useEditor(({ priced }) => priced?.notices);
  const lines = useEditor(({ priced }) => priced?.lines);
  const ofBenefits = useMemo(() => findBenefitNotices(Object.values(lines ?? {})), [lines]);
  const isEmpty = !notices?.length && ofBenefits.length === 0;
  return (
    <>
      <PricingProblem onRetry={onRetry} />
      {!isEmpty && <NoticeList notices={notices ?? []} ofBenefits={ofBenefits} />}
    </>
  );
}

interface NoticeListProps {
  notices: readonly QuoteNotice[];
  ofBenefits: readonly BenefitNotice[];
}

function NoticeList({ notices, ofBenefits }: NoticeListProps) {
  const t = useWords(editorWords);
  const { user } = useSession();
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      <AlertTitle sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{t('notices.title')}</AlertTitle>
      {notices.map((notice) => (
        <div key={`${notice.code}${notice.surgeryId}${notice.name}`}>
          {noticeText(notice)}
          {isAdmin(user) && <Remedy notice={notice} />}
        </div>
      ))}
      {ofBenefits.map((notice) => (
        <BenefitNoticeItem key={`${notice.code}${notice.values['item'] ?? ''}`} notice={notice} />
      ))}
    </Alert>
  );
}

/** Problems with the benefits of some lines, linked to the field that resolves them. */
function BenefitNoticeItem({ notice }: { notice: BenefitNotice }) {
  const t = useWords(medicareWords);
  const formats = useFormats();
  const store = useEditorStore();
  const remedy = getRemedy(notice);
  return (
    <div>
      {formatBenefitNotice(notice, formats)}{' '}
      {remedy && (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="always"
          sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
          onClick={() => focusBenefitRemedy(remedy, notice, store)}
        >
          {t(`remedy.${remedy}`)}
        </Link>
      )}
    </div>
  );
}

function noticeText({ code, name, surgeryId }: QuoteNotice): string {
  const values = { name: name === surgeryId ? word(editorWords, 'notices.surgery') : name };
  // A newer server may send codes this version has no text for.
  return lookUp(priceWords, `notice.${code}`)
    ? word(priceWords, `notice.${code}`, values)
    : word(editorWords, 'notices.other', values);
}

function Remedy({ notice }: { notice: QuoteNotice }) {
  const t = useWords(editorWords);
  const isOption = OPTION_NOTICES.has(notice.code);
  if (NOTICES_WITHOUT_LINK.has(notice.code)) return null;
  const to = isOption ? '/admin/option-lists' : `/admin/surgery-config/${notice.surgeryId}`;
  return (
    <>
      {' '}
      <PageLink to={to} color="inherit" underline="always">
        {t(isOption ? 'notices.options' : 'notices.configure')}
      </PageLink>
    </>
  );
}

function PricingProblem({ onRetry }: { onRetry: () => void }) {
  const t = useWords(editorWords);
  const problem = useEditor((state) => state.problem);
  const rows = useEditor((state) => state.rows);
  // Errors of cells are shown there. Other fields of a line are only visible while it is expanded.
  const elsewhere = (problem?.errors ?? []).filter(
    ({ path }) => !columnOfField(/^lines\.\d+\.(\w+)/.exec(path)?.[1] ?? ''),
  );
  if (!problem || (problem.errors?.length && elsewhere.length === 0)) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('pricing.retry')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{t('pricing.failed')}</AlertTitle>
      {elsewhere.length > 0
        ? elsewhere.map(({ path, message }) => <div key={path}>{describeError(path, message, rows)}</div>)
        : problem.detail}{' '}
      {t('pricing.kept')}
    </Alert>
  );
}

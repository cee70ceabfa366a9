import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { QuoteNotice } from '@quillcare/rules';
import { useFormats } from '../../../../shared/formats/use-formats';
import { isAdmin } from '../../../../shared/feature/visibility';
import { useSession } from '../../../../shared/session/session.context';
import {
  benefitNoticesOf,
  benefitNoticeText,
  remedyOf,
  type BenefitNotice,
} from '../../../../shared/medicare/benefit-notices';
import { medicareWords } from '../../../../shared/medicare/medicare.en';
import { priceWords } from '../../../../shared/price/price.en';
import { lookUp, useWords, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import { remedyBenefit } from './go-to-point';

const OF_OPTIONS = new Set<QuoteNotice['code']>([
  'OPTION_UNKNOWN',
  'OPTION_KEPT',
  'ONE_OPTION_ONLY',
  'BOTH_SIDES_NOT_PRICED',
  'CHOICE_NOT_OFFERED',
]);

/** Notices without a link, because they are resolved in the editor itself. */
const WITHOUT_REMEDY = new Set<QuoteNotice['code']>([
  'SURGERY_TWICE',
  'CHOICE_WITHOUT_EFFECT',
  'TOO_MANY_CHOICES',
]);

/** Notices about the composed lines, with their remedies, and the reason if pricing failed. */
export function Notices({ onRetry }: { onRetry: () => void }) {
  const notices = useEditor(({ priced }) => priced?.notices);
  const lines = useEditor(({ priced }) => priced?.lines);
  const ofBenefits = useMemo(() => benefitNoticesOf(Object.values(lines ?? {})), [lines]);
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
          {sentence(notice)}
          {isAdmin(user) && <Remedy notice={notice} />}
        </div>
      ))}
      {ofBenefits.map((notice) => (
        <BenefitPoint key={`${notice.code}${notice.values['item'] ?? ''}`} notice={notice} />
      ))}
    </Alert>
  );
}

/** Problems with the benefits of some lines, linked to the field that resolves them. */
function BenefitPoint({ notice }: { notice: BenefitNotice }) {
  const t = useWords(medicareWords);
  const formats = useFormats();
  const store = useEditorStore();
  const remedy = remedyOf(notice);
  return (
    <div>
      {benefitNoticeText(notice, formats)}{' '}
      {remedy && (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="always"
          sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
          onClick={() => remedyBenefit(remedy, notice, store)}
        >
          {t(`remedy.${remedy}`)}
        </Link>
      )}
    </div>
  );
}

function sentence({ code, name, surgeryId }: QuoteNotice): string {
  const values = { name: name === surgeryId ? word(editorWords, 'notices.surgery') : name };
  // A newer server may send codes this version has no text for.
  return lookUp(priceWords, `notice.${code}`)
    ? word(priceWords, `notice.${code}`, values)
    : word(editorWords, 'notices.other', values);
}

function Remedy({ notice }: { notice: QuoteNotice }) {
  const t = useWords(editorWords);
  const isOption = OF_OPTIONS.has(notice.code);
  if (WITHOUT_REMEDY.has(notice.code)) return null;
  const to = isOption ? '/admin/option-lists' : `/admin/surgery-config/${notice.surgeryId}`;
  return (
    <>
      {' '}
      <Link component={RouterLink} to={to} color="inherit" underline="always">
        {t(isOption ? 'notices.options' : 'notices.configure')}
      </Link>
    </>
  );
}

function PricingProblem({ onRetry }: { onRetry: () => void }) {
  const t = useWords(editorWords);
  const problem = useEditor((state) => state.problem);
  const elsewhere = useMemo(
    () => (problem?.errors ?? []).filter(({ path }) => !/^lines\.\d+\./.test(path)),
    [problem],
  );
  // Errors of lines are shown at their cells.
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
        ? elsewhere.map(({ path, message }) => <div key={path}>{message}</div>)
        : problem.detail}{' '}
      {t('pricing.kept')}
    </Alert>
  );
}

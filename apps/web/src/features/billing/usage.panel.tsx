import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { getSubscriptionUsage, TOTAL_CAP, type LimitUsage } from '@quillcare/contracts';
import { formatNumber, limitUsageOf } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { FullnessAlert } from '../../shared/plans/fullness-notice.view';
import { planWords } from '../../shared/plans/plan.en';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** Shows how much of each of the plan's limits is used, with a warning before one is reached. */
export function UsagePanel({ onChange }: { onChange: () => void }) {
  const t = useWords(billingWords);
  const request = useOperationQuery(getSubscriptionUsage, {});
  return (
    <Panel title={t('usage.title')} hint={t('usage.hint')}>
      <Loaded request={request} failed={t('usage.failed')} skeleton={150}>
        {({ items }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {items.map((item) => (
              <Meter key={item.limit} usage={item} />
            ))}
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={onChange}>
              {t('usage.change')}
            </Button>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

const LEVEL_COLOURS = { ROOM: 'primary', NEARLY: 'warning', FULL: 'error' } as const;

function Meter({ usage: { limit, used, max } }: { usage: LimitUsage }) {
  const t = useWords(billingWords);
  const name = useWords(planWords)(`limits.${limit}`);
  const usageText = useUsageText({ used, max });
  const fullness = used === null ? 'ROOM' : limitUsageOf(used, max);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Typography>{name}</Typography>
        <Typography className="tabular" color="textSecondary">
          {usageText}
        </Typography>
      </Box>
      {max !== null && used !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (used / max) * 100)}
          color={LEVEL_COLOURS[fullness]}
          aria-label={t('usage.meter', { name, said: usageText })}
          sx={{ borderRadius: 1, height: 6 }}
        />
      )}
      {used !== null && max !== null && <FullnessAlert {...{ limit, used, max }} />}
    </Box>
  );
}

function useUsageText({ used, max }: Pick<LimitUsage, 'used' | 'max'>): string {
  const t = useWords(billingWords);
  const locale = useLocale();
  if (used === null) return t('usage.unknown');
  // Counting stops at the cap.
  const count = `${formatNumber(used, locale)}${used >= TOTAL_CAP ? '+' : ''}`;
  return max === null
    ? t('usage.unlimited', { used: count })
    : t('usage.of', { used: count, max: formatNumber(max, locale) });
}

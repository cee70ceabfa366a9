import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useEffect } from 'react';
import { type ShownAnnouncement, listCurrentAnnouncements, markAnnouncement } from '@quillcare/contracts';
import { BellIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon, Hint } from '@quillcare/ui';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { showProblem } from '../../shared/toasts/problem.toast';
import { useWords } from '../../shared/words/words';
import { AnnouncementLine } from './announcement-line.view';
import { announcementWords } from './announcement.en';

/** Polling interval for announcements that start or end on schedule. Edits by administrators arrive live. */
const POLL_MS = 60_000;

/** How long each banner is shown, in milliseconds, as specified. */
const ROTATION_MS = 8_000;

/** The announcements above every page, one at a time. Rotation pauses on hover, on focus and with reduced motion. */
export function AnnouncementBanner() {
  const t = useWords(announcementWords);
  const { items, finish } = useBanners();
  const [isCollapsed, setCollapsed] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { place, move } = useRotation(items.length, isCollapsed || isPointed || isFocused);
  const current = items[place];
  if (!current) return null;
  return (
    <Box
      component="section"
      aria-label={t('banner.region')}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {isCollapsed ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<BellIcon />}
          onClick={() => setCollapsed(false)}
          sx={{ mx: { xs: 1, md: 2 }, my: 0.25 }}
        >
          {t('banner.expand', { count: items.length })}
        </Button>
      ) : (
        <AnnouncementLine announcement={current}>
          {items.length > 1 && <Pagination place={place} count={items.length} move={move} />}
          <Finish announcement={current} onFinish={() => void finish(current)} />
          {current.needsAcknowledgement || (
            <Button size="small" color="inherit" onClick={() => setCollapsed(true)}>
              {t('banner.collapse')}
            </Button>
          )}
        </AnnouncementLine>
      )}
    </Box>
  );
}

function Pagination({ place, count, move }: { place: number; count: number; move: (by: number) => void }) {
  const t = useWords(announcementWords);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButtonWithTooltip label={t('banner.previous')} onClick={() => move(-1)}>
        <ChevronLeftIcon fontSize="small" />
      </IconButtonWithTooltip>
      <Typography variant="body2" className="tabular">
        {t('banner.position', { place: place + 1, count })}
      </Typography>
      <IconButtonWithTooltip label={t('banner.next')} onClick={() => move(1)}>
        <ChevronRightIcon fontSize="small" />
      </IconButtonWithTooltip>
    </Box>
  );
}

function Finish({ announcement, onFinish }: { announcement: ShownAnnouncement; onFinish: () => void }) {
  const t = useWords(announcementWords);
  if (announcement.needsAcknowledgement)
    return (
      <Button size="small" variant="outlined" color="inherit" onClick={onFinish}>
        {t('banner.acknowledge')}
      </Button>
    );
  if (!announcement.isDismissible) return null;
  return (
    <IconButtonWithTooltip label={t('banner.dismiss')} onClick={onFinish}>
      <CloseIcon fontSize="small" />
    </IconButtonWithTooltip>
  );
}

function IconButtonWithTooltip({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Hint title={label}>
      <IconButton size="small" color="inherit" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Hint>
  );
}

/** Cycles through `count` positions unless paused. Moving manually restarts the timer. */
function useRotation(count: number, isResting: boolean) {
  const [turn, setTurn] = useState(0);
  const place = count === 0 ? 0 : ((turn % count) + count) % count;
  useEffect(() => {
    if (count < 2 || isResting || prefersReducedMotion()) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [count, isResting, turn]);
  return { place, move: (by: number) => setTurn((before) => before + by) };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the announcements whose banner the user has not yet dismissed or acknowledged. */
function useBanners() {
  const t = useWords(announcementWords);
  const { data } = useOperationQuery(listCurrentAnnouncements, {}, { pollingInterval: POLL_MS });
  const [mark] = useOperationMutation(markAnnouncement);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  // The callbacks banner reuses one id. Once the server reports it closed, drop the local mark so that the server decides from
  // then on.
  const [previousData, setPreviousData] = useState(data);
  if (data !== previousData) {
    setPreviousData(data);
    const closed = new Set(data?.items.filter((one) => !isUnfinished(one)).map(({ id }) => id));
    setHiddenIds(new Set([...hiddenIds].filter((id) => !closed.has(id))));
  }
  const items = (data?.items ?? []).filter((one) => isUnfinished(one) && !hiddenIds.has(one.id));
  // Hide it optimistically and restore it if the request fails.
  const finish = async ({ id, needsAcknowledgement }: ShownAnnouncement) => {
    setHiddenIds((before) => new Set([...before, id]));
    try {
      await mark({ params: { id }, body: { as: needsAcknowledgement ? 'ACKNOWLEDGED' : 'DISMISSED' } });
    } catch (error) {
      setHiddenIds((before) => new Set([...before].filter((one) => one !== id)));
      showProblem(error, t('banner.failed'));
    }
  };
  return { items, finish };
}

function isUnfinished({
  showInBanner,
  dismissedAt,
  acknowledgedAt,
  needsAcknowledgement,
}: ShownAnnouncement): boolean {
  return showInBanner && (needsAcknowledgement ? acknowledgedAt === null : dismissedAt === null);
}

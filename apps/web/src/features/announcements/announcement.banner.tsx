import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { ShownAnnouncement } from '@quillcare/contracts';
import { BellIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon, Hint } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { AnnouncementLine } from './announcement-line.view';
import { announcementWords } from './announcement.en';
import { useBanners } from './use-announcements';
import { useRotation } from './use-rotation';

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
          {items.length > 1 && <Places place={place} count={items.length} move={move} />}
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

function Places({ place, count, move }: { place: number; count: number; move: (by: number) => void }) {
  const t = useWords(announcementWords);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Tipped label={t('banner.previous')} onClick={() => move(-1)}>
        <ChevronLeftIcon fontSize="small" />
      </Tipped>
      <Typography variant="body2" className="tabular">
        {t('banner.position', { place: place + 1, count })}
      </Typography>
      <Tipped label={t('banner.next')} onClick={() => move(1)}>
        <ChevronRightIcon fontSize="small" />
      </Tipped>
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
    <Tipped label={t('banner.dismiss')} onClick={onFinish}>
      <CloseIcon fontSize="small" />
    </Tipped>
  );
}

function Tipped({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Hint title={label}>
      <IconButton size="small" color="inherit" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Hint>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EmptyState, type ToneName, Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { groupByDay, relativeDay } from './timeline-days';
import { TimelineItem, type TimelineKind } from './timeline-item.view';
import { timelineWords } from './timeline.en';

export interface TimelineEntry {
  id: string;
  /** When it happened: an ISO instant. */
  at: string;
  /** Who did it. Omitted for automatic events. */
  who?: string;
  /** What happened, as a short sentence without a full stop: "Quote sent". */
  what: ReactNode;
  /** Shown below: a reason, a message, a `DiffTable`. */
  detail?: ReactNode;
  /** Determines the icon and its colour. */
  kind?: TimelineKind;
  /** Overrides the colour of the kind. */
  tone?: ToneName;
}

export interface TimelineProps {
  /** Accessible name of the list. Defaults to "History". */
  label?: string;
  /** In any order. */
  entries: readonly TimelineEntry[];
  /** Number of entries shown at first, and added by each "Show more". */
  pageSize?: number;
  /** Fetches older entries from the server when its button is scrolled into view or pressed. Omitted if there are none. */
  onOlder?: () => void;
  isLoadingOlder?: boolean;
  empty?: string;
}

/** Shows who did what and when, newest first, grouped by day. */
export function Timeline(props: TimelineProps) {
  const { label, entries, pageSize = 10, onOlder, isLoadingOlder = false, empty } = props;
  const t = useWords(timelineWords);
  const formats = useFormats();
  const [shown, setShown] = useState(pageSize);
  if (entries.length === 0) return <EmptyState title={empty ?? t('empty')} />;
  const hidden = Math.max(0, entries.length - shown);
  const today = formats.today();
  return (
    <Box aria-label={label ?? t('label')} role="group">
      {groupByDay(entries, shown, formats.dayOf).map(({ day, entries: ofDay }) => {
        const near = relativeDay(day, today);
        return (
          <Day key={day} title={near ? t(near) : formats.date(day)}>
            {ofDay.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} />
            ))}
          </Day>
        );
      })}
      {hidden > 0 && (
        <Button size="small" onClick={() => setShown(shown + pageSize)}>
          {t('more', { count: Math.min(hidden, pageSize) })}
        </Button>
      )}
      {hidden === 0 && onOlder && <Older onOlder={onOlder} isLoading={isLoadingOlder} />}
    </Box>
  );
}

function Older({ onOlder, isLoading }: { onOlder: () => void; isLoading: boolean }) {
  const t = useWords(timelineWords);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onOlder);
  useEffect(() => {
    latest.current = onOlder;
  });
  // Observed again after each page, because a page shorter than the window leaves the button in view.
  useEffect(() => {
    if (isLoading || !button.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <Button ref={button} size="small" aria-disabled={isLoading} onClick={() => !isLoading && onOlder()}>
      {isLoading ? t('loading') : t('older')}
    </Button>
  );
}

function Day({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Muted component="h3" sx={{ fontWeight: 500, mb: 1 }}>
        {title}
      </Muted>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
